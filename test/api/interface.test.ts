import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { findInterface } from '../../main/desk/interface-files.ts';
import { ORIGIN, type TestDesk, openTestDesk } from '../support/desk.ts';

describe('the interface’s files', () => {
  const root = mkdtempSync(join(tmpdir(), 'tapis-interface-'));
  const folder = join(root, 'renderer');
  let desk: TestDesk;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets', 'fonts'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tapis</title>');
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'index-abc123.css'), 'body {}');
    writeFileSync(join(folder, 'assets', 'fonts', 'é b.woff2'), new Uint8Array([0, 255, 1]));
    writeFileSync(join(root, 'secret.txt'), 'secret');
    symlinkSync(join(root, 'secret.txt'), join(folder, 'link.txt'));
    desk = await openTestDesk({ interfaceFolder: folder });
  });
  afterAll(async () => {
    await desk.close();
    rmSync(root, { recursive: true, force: true });
  });

  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/runs/0001', 'text/html; charset=utf-8', 'no-cache'],
    ['/settings?tab=1', 'text/html; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/assets/index-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/index-abc123.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/fonts/%C3%A9%20b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s is served as %s', async (path, type, caching) => {
    const { status, headers } = await desk.ask('GET', path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('come byte for byte, and without a body for HEAD', async () => {
    const font = await desk.desk(new Request(`${ORIGIN}/assets/fonts/%C3%A9%20b.woff2`));
    expect([...new Uint8Array(await font.arrayBuffer())]).toEqual([0, 255, 1]);
    const head = await desk.ask('HEAD', '/runs');
    expect(head).toMatchObject({ status: 200, text: '' });
  });

  it.each([
    '/assets/index-old.js',
    '/assets/',
    '/assets',
    '/nothing.js',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    `/${encodeURIComponent(join(root, 'secret.txt'))}`,
    '/link.txt',
    '/index.html%00.js',
    '/%ff',
    '/%',
    '/package.json',
  ])('%s leads nowhere', async (path) => {
    const { status, text } = await desk.ask('GET', path);
    expect(text).not.toContain('secret');
    if (path !== '/assets') expect(status).toBe(404);
  });

  it('are not there to be written', async () => {
    expect((await desk.ask('POST', '/index.html', { body: {} })).status).toBe(404);
    expect((await desk.ask('DELETE', '/')).status).toBe(404);
  });

  it('follow a build made anew while the desk is open, page and all it loads', async () => {
    const built = mkdtempSync(join(tmpdir(), 'tapis-built-'));
    onTestFinished(() => rmSync(built, { recursive: true, force: true }));
    const build = (hash: string): void => {
      rmSync(join(built, 'assets'), { recursive: true, force: true });
      mkdirSync(join(built, 'assets'));
      writeFileSync(join(built, 'assets', `index-${hash}.js`), hash);
      writeFileSync(join(built, 'index.html'), `<!doctype html><script src="/assets/index-${hash}.js"></script>`);
    };
    build('one');
    const open = await openTestDesk({ interfaceFolder: built });
    onTestFinished(() => open.close());
    expect((await open.ask('GET', '/assets/index-one.js')).text).toBe('one');
    build('two');
    expect((await open.ask('GET', '/people')).text).toContain('index-two.js');
    expect(await open.ask('GET', '/assets/index-two.js')).toMatchObject({ status: 200, text: 'two' });
    expect((await open.ask('GET', '/assets/index-one.js')).status).toBe(404);
    expect(open.logged).toEqual([]);
  });

  it('are waited for while they are built: the page says so, in every language, and looks again by itself', async () => {
    const built = mkdtempSync(join(tmpdir(), 'tapis-built-'));
    onTestFinished(() => rmSync(built, { recursive: true, force: true }));
    writeFileSync(join(built, 'index.html'), '');
    const open = await openTestDesk({ interfaceFolder: built });
    onTestFinished(() => open.close());
    expect((await open.ask('GET', '/')).status).toBe(200);
    rmSync(built, { recursive: true });
    const waiting = await open.ask('GET', '/');
    expect(waiting.status).toBe(503);
    expect(waiting.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(waiting.headers.get('refresh')).toBe('3');
    expect(waiting.headers.get('cache-control')).toBe('no-store');
    for (const language of ['en', 'fr', 'zh-Hant']) expect(waiting.text).toContain(`lang="${language}"`);
    expect((await open.ask('GET', '/assets/index-one.js')).status).toBe(404);
    expect(open.logged).toEqual([]);
  });

  it('may be missing', async () => {
    const bare = await openTestDesk();
    expect((await bare.ask('GET', '/')).status).toBe(404);
    expect((await bare.ask('GET', '/api/session')).status).toBe(200);
    await bare.close();
  });

  it('are found beside the program, one up, or built from the sources', () => {
    const found = (...from: string[]): string | undefined => findInterface(join(root, ...from));
    mkdirSync(join(root, 'dist', 'renderer'), { recursive: true });
    writeFileSync(join(root, 'dist', 'renderer', 'index.html'), '');
    expect(found('dist')).toBe(join(root, 'dist', 'renderer'));
    expect(found('dist', 'electron')).toBe(join(root, 'dist', 'renderer'));
    expect(found('main', 'desk')).toBe(join(root, 'dist', 'renderer'));
    expect(findInterface(tmpdir())).toBeUndefined();
  });
});

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Page, chromium } from 'playwright-core';

import { BROWSER_ARGUMENTS, chromium as browserProgram } from '../needs.ts';
import { makeCodec } from './codec.ts';
import type { Asked, Told } from './control.ts';
import { SETTINGS_VARIABLE, type Settings } from './settings.ts';
import type { StandIn } from './stand-in.ts';

export type LaunchOptions = Partial<Pick<Settings, 'home' | 'application' | 'isPackaged' | 'languages' | 'darkSystem' | 'workAreas'>>;

/** How a process ended, and the error boxes it showed. */
export interface Ending {
  readonly code: number | null;
  readonly errorBoxes: readonly { readonly title: string; readonly content: string }[];
  readonly stderr: string;
}

export interface Application {
  readonly home: string;
  /** The page in the application's window. */
  readonly page: Page;
  readonly errorBoxes: Ending['errorBoxes'];
  /** Runs a function in the main process. It is sent as text, so that it sees only its two parameters. */
  readonly evaluate: <Argument, Value>(
    ask: (standIn: StandIn, argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ) => Promise<Value>;
  /** Waits until the application has ended by itself. */
  readonly ended: () => Promise<Ending>;
  /** Quits it as a person does. */
  readonly quit: () => Promise<Ending>;
}

const codec = makeCodec();
const here = import.meta.dirname;
const repository = path.join(here, '../../..');

/** A folder to stand for a person's home. */
export function makeHome(): string {
  return mkdtempSync(path.join(tmpdir(), 'tapis-electron-'));
}
export function removeHome(home: string): void {
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

function start(options: LaunchOptions & { readonly home: string }) {
  if (browserProgram === undefined) throw new Error('no browser to show windows in');
  const settings: Settings = {
    application: repository,
    isPackaged: false,
    languages: ['en-GB'],
    darkSystem: false,
    workAreas: [{ x: 0, y: 25, width: 1920, height: 1055 }],
    browser: browserProgram,
    browserArguments: BROWSER_ARGUMENTS,
    ...options,
  };
  const child = fork(path.join(here, 'run.ts'), [], {
    execArgv: ['--experimental-strip-types', '--disable-warning=ExperimentalWarning', '--import', path.join(here, 'register.ts')],
    env: { ...process.env, TAPIS_DATA: path.join(options.home, 'data'), [SETTINGS_VARIABLE]: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const errorBoxes: { title: string; content: string }[] = [];
  let stderr = '';
  child.stderr?.on('data', (part: Buffer) => (stderr += part.toString()));
  child.on('message', (told) => {
    const message = told as Told;
    if (message.kind === 'errorBox') errorBoxes.push({ title: message.title, content: message.content });
  });
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code) => {
      resolve({ code, errorBoxes, stderr });
    });
  });
  return { child, errorBoxes, ended };
}

/** Waits for what the main process tells of one kind; fails when it ends instead. */
function told<Kind extends Told['kind']>(child: ChildProcess, ended: Promise<Ending>, kind: Kind): Promise<Told & { kind: Kind }> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if ((message as Told).kind === kind) resolve(message as Told & { kind: Kind });
    });
    void ended.then(({ code, errorBoxes, stderr }) => {
      reject(new Error(`the application ended with ${String(code)} ${JSON.stringify(errorBoxes)}\n${stderr}`));
    });
  });
}

function asker(child: ChildProcess, ended: Promise<Ending>): Application['evaluate'] {
  let count = 0;
  return async (ask, argument) => {
    const id = ++count;
    const answer = new Promise<unknown>((resolve, reject) => {
      const listen = (told: unknown) => {
        const message = told as Told;
        if ((message.kind !== 'value' && message.kind !== 'thrown') || message.id !== id) return;
        child.off('message', listen);
        if (message.kind === 'value') resolve(codec.decode(message.value));
        else reject(new Error(message.message));
      };
      child.on('message', listen);
      void ended.then(({ stderr }) => {
        reject(new Error(`the application ended\n${stderr}`));
      });
    });
    child.send({ id, source: ask.toString(), argument: codec.encode(argument) } satisfies Asked);
    return (await answer) as never;
  };
}

/** Starts the built application and waits for its window to be loaded. */
export async function launch(options: LaunchOptions & { readonly home: string }): Promise<Application> {
  const { child, errorBoxes, ended } = start(options);
  try {
    const [{ address }] = await Promise.all([told(child, ended, 'browser'), told(child, ended, 'loaded')]);
    const browser = await chromium.connectOverCDP(address);
    const page = browser.contexts()[0]?.pages()[0];
    if (page === undefined) throw new Error('the browser shows no page');
    const evaluate = asker(child, ended);
    return {
      home: options.home,
      page,
      errorBoxes,
      evaluate,
      ended: () => ended,
      async quit() {
        await browser.close().catch(() => undefined);
        // The process may be gone before it could answer.
        evaluate(({ app }) => {
          app.quit();
        }).catch(() => undefined);
        return ended;
      },
    };
  } catch (error) {
    child.kill();
    throw error;
  }
}

/** Starts the application where it is expected to end by itself. */
export function launchToEnd(options: LaunchOptions & { readonly home: string }): Promise<Ending> {
  return start(options).ended;
}

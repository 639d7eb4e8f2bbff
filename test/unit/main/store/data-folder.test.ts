import { describe, expect, it } from 'vitest';

import { dataFolder } from '../../../../main/store/data-folder.ts';

describe('dataFolder', () => {
  it.each([
    ['linux', {}, '/home/ada', '/home/ada/.local/share/tapis'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/home/ada', '/data/tapis'],
    ['linux', { XDG_DATA_HOME: 'relative' }, '/home/ada', '/home/ada/.local/share/tapis'],
    ['linux', { XDG_DATA_HOME: '' }, '/home/ada', '/home/ada/.local/share/tapis'],
    ['darwin', { XDG_DATA_HOME: '/data' }, '/Users/ada', '/Users/ada/Library/Application Support/Tapis'],
    ['win32', { APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Roaming\\Tapis'],
    ['win32', {}, 'C:\\Users\\ada', 'C:\\Users\\ada\\AppData\\Roaming\\Tapis'],
    ['linux', { TAPIS_DATA: '/elsewhere', XDG_DATA_HOME: '/data' }, '/home/ada', '/elsewhere'],
  ] as const)('on %s with %o is %s → %s', (platform, environment, home, expected) => {
    expect(dataFolder({ platform, environment, home })).toBe(expected);
  });
});

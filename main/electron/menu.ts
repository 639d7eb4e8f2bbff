import type { MenuItemConstructorOptions } from 'electron';

import { type ShellWords, fill } from './words.ts';

export interface MenuSituation {
  readonly platform: NodeJS.Platform;
  readonly appName: string;
  /** Reloading and the developer tools are for a development build only. */
  readonly isPackaged: boolean;
}

type Item = MenuItemConstructorOptions;
const separator: Item = { type: 'separator' };

/** The menu as a template. Electron words the roles in English, so that every item carries its own label. */
export function menuTemplate({ menu }: ShellWords, { platform, appName, isPackaged }: MenuSituation): Item[] {
  const isMac = platform === 'darwin';
  const named = (text: string) => fill(text, { name: appName });
  const about: Item = { role: 'about', label: named(menu.about) };
  const quit: Item = { role: 'quit', label: named(menu.quit) };

  const application: Item = {
    label: appName,
    submenu: [
      about,
      separator,
      { role: 'services', label: menu.services },
      separator,
      { role: 'hide', label: named(menu.hide) },
      { role: 'hideOthers', label: menu.hideOthers },
      { role: 'unhide', label: menu.showAll },
      separator,
      quit,
    ],
  };
  const file: Item = { label: menu.file, submenu: [isMac ? { role: 'close', label: menu.closeWindow } : quit] };
  const edit: Item = {
    label: menu.edit,
    submenu: [
      { role: 'undo', label: menu.undo },
      { role: 'redo', label: menu.redo },
      separator,
      { role: 'cut', label: menu.cut },
      { role: 'copy', label: menu.copy },
      { role: 'paste', label: menu.paste },
      { role: 'selectAll', label: menu.selectAll },
    ],
  };
  const development: Item[] = [{ role: 'reload', label: menu.reload }, { role: 'toggleDevTools', label: menu.developerTools }, separator];
  const view: Item = {
    label: menu.view,
    submenu: [
      ...(isPackaged ? [] : development),
      { role: 'resetZoom', label: menu.actualSize },
      { role: 'zoomIn', label: menu.zoomIn },
      { role: 'zoomOut', label: menu.zoomOut },
      separator,
      { role: 'togglefullscreen', label: menu.fullScreen },
    ],
  };
  const window: Item = {
    label: menu.window,
    submenu: [
      { role: 'minimize', label: menu.minimise },
      ...(isMac
        ? [{ role: 'zoom', label: menu.zoom } as const, separator, { role: 'front', label: menu.bringAllToFront } as const]
        : [{ role: 'close', label: menu.closeWindow } as const]),
    ],
  };
  const help: Item = { role: 'help', label: menu.help, submenu: isMac ? [] : [about] };
  return [...(isMac ? [application] : []), file, edit, view, window, help];
}

import type { MenuItemConstructorOptions } from 'electron';

import { checkMembers, notModelled } from './strict.ts';

const ROLES =
  'about close copy cut front help hide hideOthers minimize paste quit redo reload resetZoom selectAll services toggleDevTools togglefullscreen undo unhide zoom zoomIn zoomOut'.split(
    ' ',
  );

/** An item as tests look at it. */
export interface MenuLine {
  readonly label: string;
  readonly role: string | null;
  readonly items: readonly MenuLine[];
}

let applicationMenu: Menu | null = null;

function line(template: MenuItemConstructorOptions): MenuLine {
  checkMembers('MenuItem', template, ['label', 'role', 'type', 'submenu']);
  const { label, role, type, submenu = [] } = template;
  if (type === 'separator') return { label: '—', role: null, items: [] };
  if (label === undefined) throw notModelled('menu items without a label: Electron words their roles in English');
  if (type !== undefined || !Array.isArray(submenu)) throw notModelled('menu items of other types');
  if (role !== undefined && !ROLES.includes(role)) throw notModelled(`the menu role ${role}`);
  return { label, role: role ?? null, items: submenu.map(line) };
}

export class Menu {
  readonly lines: readonly MenuLine[];
  constructor(lines: readonly MenuLine[]) {
    this.lines = lines;
  }
  static buildFromTemplate(template: readonly MenuItemConstructorOptions[]): Menu {
    return new Menu(template.map(line));
  }
  static setApplicationMenu(menu: Menu): void {
    applicationMenu = menu;
  }
}

/** The menu the person sees. */
export function menuLines(): readonly MenuLine[] {
  return applicationMenu?.lines ?? [];
}

import Papa from 'papaparse';

import { type ImportFault, type ImportFaultCode, MOST_IMPORTED } from '#shared/api/people.ts';
import { personNameSchema } from '#shared/api/schemas.ts';
import { isSecretFor, loginSchema } from '#shared/api/school.ts';

import { loginFor, loginKey } from '../accounts/logins.ts';

/** A person as a class list brings one. */
export interface ListedPerson {
  readonly line: number;
  readonly name: string;
  readonly login: string;
  readonly pin: string | null;
}

/** What a list says, and what is wrong with it. */
export interface ReadList {
  readonly people: readonly ListedPerson[];
  readonly faults: readonly ImportFault[];
  /** Columns the first line names that are none of a person's. */
  readonly unread: readonly string[];
}

const SEPARATORS = [';', '\t', ','] as const;
/** What a first line may call the columns. Without one they come in this order. */
const HEADINGS = [
  /^((full |student |trainee )?name|nom|nom et prénom|nom complet|姓名|名字|名稱|學員姓名|學生姓名)$/i,
  /^(login|log-?in name|sign-in( name)?|user ?name|identifiant|nom de connexion|utilisateur|登入名稱|帳號|帳戶|用戶名稱)$/i,
  /^(pin|pin code|code|code pin|password|mot de passe|個人密碼|密碼)$/i,
] as const;

/**
 * Reads a class list: a line each of name, perhaps login, perhaps PIN, between commas, semicolons or tabs. A first line
 * that names its columns says which are read; others, a school's own, are left. Logins that are left out are made of
 * the names. `taken`: the logins in use.
 */
export function readClassList(csv: string, taken: ReadonlySet<string>): ReadList {
  const text = csv.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text), preview: MOST_IMPORTED + 2 });
  const unreadable = new Set(errors.map(({ row }) => row ?? 0));
  const { columns, unread } = columnsOf((data[0] ?? []).map((cell) => cell.trim()));
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()), isUnreadable: unreadable.has(index) }))
    .filter(({ cells, line }) => cells.some((cell) => cell !== '') && !(line === 1 && columns !== null))
    .map((row) => (columns === null ? row : { ...row, cells: columns.map((column) => row.cells[column] ?? '') }));
  if (rows.length === 0) return { people: [], faults: [{ line: 1, code: 'emptyList' }], unread };
  const excess = rows[MOST_IMPORTED];
  if (excess !== undefined) return { people: [], faults: [{ line: excess.line, code: 'tooManyLines' }], unread };
  return { ...checkRows(rows, taken), unread };
}

/** Where a first line says name, login and PIN are; null where it names no names, and so is a person's. */
function columnsOf(cells: readonly string[]): { readonly columns: readonly number[] | null; readonly unread: readonly string[] } {
  const columns = HEADINGS.map((heading) => cells.findIndex((cell) => heading.test(cell)));
  if (columns[0] === -1) return { columns: null, unread: [] };
  return { columns, unread: cells.filter((cell, column) => cell !== '' && !columns.includes(column)) };
}

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isUnreadable: boolean;
}

function checkRows(rows: readonly Row[], taken: ReadonlySet<string>): Omit<ReadList, 'unread'> {
  const faults: ImportFault[] = [];
  const people: ListedPerson[] = [];
  const names = new Set<string>();
  // A login given in a later line must not be made up for an earlier one.
  const given = new Set(rows.flatMap(({ cells: [, login = ''] }) => (login === '' ? [] : [loginKey(login)])));
  const used = new Set<string>();
  for (const row of rows) {
    const [name = '', login = '', pin = ''] = row.cells;
    const nameKey = loginKey(name);
    const code = faultOf(row) ?? clashOf({ nameKey, login }, { taken, used, names });
    names.add(nameKey);
    if (code !== null) faults.push({ line: row.line, code, ...(name === '' ? {} : { name }) });
    if (login !== '') used.add(loginKey(login));
    if (code !== null) continue;
    const own = login === '' ? loginFor(name, (key) => taken.has(key) || given.has(key) || used.has(key)) : login;
    used.add(loginKey(own));
    people.push({ line: row.line, name, login: own, pin: pin === '' ? null : pin });
  }
  return { people, faults };
}

function faultOf({ cells, isUnreadable }: Row): ImportFaultCode | null {
  const [name = '', login = '', pin = '', ...rest] = cells;
  if (isUnreadable || rest.some((cell) => cell !== '')) return 'unreadableLine';
  if (name === '') return 'nameMissing';
  if (!personNameSchema.safeParse(name).success) return 'nameInvalid';
  if (login !== '' && !loginSchema.safeParse(login).success) return 'loginInvalid';
  return pin === '' || (pin.length <= 200 && isSecretFor('trainee', pin)) ? null : 'pinInvalid';
}

interface Known {
  readonly taken: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

/** Two people of one name are told apart by logins of their own; without, the line is there twice. */
function clashOf(
  { nameKey, login }: { readonly nameKey: string; readonly login: string },
  { taken, used, names }: Known,
): ImportFaultCode | null {
  if (login === '') return names.has(nameKey) ? 'nameTwice' : null;
  if (taken.has(loginKey(login))) return 'loginTaken';
  return used.has(loginKey(login)) ? 'loginTwice' : null;
}

/** Whichever separator the first line with one has most of, outside quotes. */
function separatorOf(text: string): string {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = line.replaceAll(/"[^"]*"/g, '');
    const counts = SEPARATORS.map((separator) => bare.split(separator).length - 1);
    const most = Math.max(...counts);
    const found = SEPARATORS[counts.indexOf(most)];
    if (most > 0 && found !== undefined) return found;
  }
  return ',';
}

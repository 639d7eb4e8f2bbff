import Papa from 'papaparse';

import type { Language } from '#shared/api/schemas.ts';

/** A value of a table to be exported: text, a number, or nothing. */
export type Cell = string | number | boolean | null;

/** How spreadsheets of a language read numbers: French ones take the comma for decimals, so that it separates nothing. */
const CONVENTIONS: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> = {
  en: { separator: ',', decimal: '.' },
  fr: { separator: ';', decimal: ',' },
  'zh-Hant': { separator: ',', decimal: '.' },
};

const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would take for the beginning of a formula, behind whatever spaces and letters nobody sees. */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u;

/** A table as CSV in UTF-8 for spreadsheets: with a mark of its encoding, and no text that could be taken for a formula. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[], language: Language): string {
  const { separator, decimal } = CONVENTIONS[language];
  const data = rows.map((row) => row.map((cell) => cellText(cell, decimal)));
  return BYTE_ORDER_MARK + Papa.unparse({ fields: [...columns], data }, { delimiter: separator, newline: '\r\n' }) + '\r\n';
}

function cellText(cell: Cell, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

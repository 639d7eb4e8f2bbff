import type { FileReply } from '#shared/api/review.ts';
import type { Language } from '#shared/api/schemas.ts';
import type { PeriodFigures } from '#shared/scoring/period-figures.ts';

import { type Cell, toCsv } from './csv.ts';

/** How a file is written. */
export interface FileStyle {
  readonly format: 'csv' | 'json';
  readonly language: Language;
}

/** A column of a table to be written, by its name. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => Cell;
}

interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly json: unknown;
}

/** A table as CSV, or what it is drawn from as JSON. */
export function file<Row>(name: string, { format, language }: FileStyle, { columns, rows, json }: Table<Row>): FileReply {
  if (format === 'json') return { name: `${name}.json`, type: 'application/json', content: JSON.stringify(json, null, 2) };
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const content = toCsv(
    columns.map((column) => column.name),
    cells,
    language,
  );
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content };
}

/** Minor units as currency units; spreadsheets know no minor units. */
export function units(amount: number | undefined): number | null {
  return amount === undefined ? null : amount / 100;
}

/** A moment as every program reads one. */
export function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

interface MoneyLine<Row> {
  readonly row: Row;
  readonly money: PeriodFigures['money'][number] | null;
}

/** A line for each currency money was lost in, and one where none was. */
export function byCurrency<Row extends { readonly figures: PeriodFigures }>(rows: readonly Row[]): readonly MoneyLine<Row>[] {
  return rows.flatMap((row) => (row.figures.money.length === 0 ? [null] : row.figures.money).map((money) => ({ row, money })));
}

export const MONEY_COLUMNS: readonly Column<Pick<MoneyLine<unknown>, 'money'>>[] = [
  { name: 'currency', cell: ({ money }) => money?.currency ?? null },
  { name: 'itemsInCurrency', cell: ({ money }) => money?.items ?? null },
  { name: 'overpaid', cell: ({ money }) => units(money?.overpaid) },
  { name: 'underpaid', cell: ({ money }) => units(money?.underpaid) },
  { name: 'overpaidPerHundredItems', cell: ({ money }) => units(money?.overpaidPerHundred) },
  { name: 'underpaidPerHundredItems', cell: ({ money }) => units(money?.underpaidPerHundred) },
];

export const FIGURE_COLUMNS: readonly Column<{ readonly row: { readonly figures: PeriodFigures } }>[] = [
  { name: 'items', cell: ({ row }) => row.figures.items },
  { name: 'cleanItems', cell: ({ row }) => row.figures.cleanItems },
  { name: 'decisions', cell: ({ row }) => row.figures.decisions },
  { name: 'accuracy', cell: ({ row }) => row.figures.accuracy },
  { name: 'cleanRate', cell: ({ row }) => row.figures.cleanRate },
  { name: 'decisionsPerMinute', cell: ({ row }) => row.figures.decisionsPerMinute },
];

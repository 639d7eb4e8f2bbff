import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { Board, BoardRow } from '#shared/api/review.ts';
import type { ClassView } from '#shared/api/people.ts';
import type { CountedFact } from '#shared/scoring/facts.ts';

import { isControlsOwnKey, useKeys } from '../../app/use-keys.ts';
import { isPlain, letterOf } from '../../drills/settle/keys.ts';
import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { KeyCap } from '../../ui/key-cap.tsx';
import { StatePanel } from '../../ui/states.tsx';
import type { ReviewFilters } from '../review-filters.ts';
import { searchOf } from '../review-filters.ts';
import { type Sorting, sortedRows } from './board-model.ts';
import { BoardTable } from './board-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { SummaryBand } from './summary-band.tsx';

interface ClassBoardProps {
  readonly board: Board;
  readonly weakest: CountedFact | 'few' | 'noneFailed' | undefined;
  readonly classes: readonly ClassView[];
  readonly filters: ReviewFilters;
  readonly onFilter: (change: Partial<ReviewFilters>) => void;
  readonly onHomework: (people: readonly string[]) => void;
  readonly now: number;
}

/** A class at a glance: who is ready, who needs a look, and where everybody stands. */
export function ClassBoard({ board, weakest, classes, filters, onFilter, onHomework, now }: ClassBoardProps) {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>({ column: 'accuracy', direction: 'descending' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const currency = board.total.money[0]?.currency;
  const compareNames = new Intl.Collator(language).compare;
  const rows = sortedRows(
    board.rows.filter((row) => matches(row, search)),
    { sorting, currency, thresholds: board.thresholds, compareNames },
  );
  const toggle = (person: string) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(person)) next.add(person);
      return next;
    });
  };
  const meant = chosen.size > 0 ? [...chosen] : current === null ? [] : [current];
  const walk = (by: 1 | -1): boolean => {
    const links = [...(frame.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at < 0 ? (by === 1 ? links[0] : links.at(-1)) : links[at + by];
    next?.focus();
    return next !== undefined;
  };
  const compare = () => {
    const people = meant.length > 0 ? [['people', meant.join(',')]] : [];
    navigate(`/review/compare?${new URLSearchParams([...people, ...new URLSearchParams(searchOf(filters))]).toString()}`);
  };
  useKeys((event) => {
    if (event.repeat && !event.key.startsWith('Arrow')) return false;
    if (!isPlain(event) || isControlsOwnKey(event)) {
      // Space on a name chooses the row: the link itself has no use for it.
      const isRow = event.key === ' ' && event.target instanceof HTMLElement ? event.target.dataset['row'] : undefined;
      if (isRow === undefined) return false;
      toggle(isRow);
      return true;
    }
    const isRadio = event.target instanceof Element && event.target.matches('input[type="radio"]');
    if (event.key === 'ArrowDown' && !isRadio) return walk(1);
    if (event.key === 'ArrowUp' && !isRadio) return walk(-1);
    if (event.key === '/') field.current?.focus();
    else if (letterOf(event) === 'c') compare();
    else if (letterOf(event) === 'd') onHomework(meant);
    else return false;
    return true;
  });
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={onFilter}
        classes={classes}
        search={{ text: search, onChange: setSearch }}
        searchField={field}
      />
      <SummaryBand board={board} currency={currency} weakest={weakest} />
      {rows.length === 0 ? (
        <StatePanel title={t('nobody')}>
          <p>{t('nobodyHelp')}</p>
        </StatePanel>
      ) : (
        <section className="board" ref={frame} tabIndex={-1} aria-label={t('table')}>
          <BoardTable
            board={board}
            rows={rows}
            currency={currency}
            sorting={sorting}
            onSort={setSorting}
            chosen={chosen}
            onChoose={toggle}
            onCurrent={setCurrent}
            hrefOf={(person) => `/review/trainee/${person}${searchOf({ ...filters, class: null })}`}
            now={now}
          />
        </section>
      )}
      <BoardFoot board={board} />
    </>
  );
}

function matches({ person }: BoardRow, search: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  return plain(person.name ?? '').includes(plain(search.trim()));
}

const HINTS = [
  ['↑↓', 'walk'],
  ['↵', 'open'],
  ['␣', 'choose'],
  ['C', 'compare'],
  ['D', 'homework'],
  ['/', 'filter'],
] as const;

/** The keys, and what "ready" means here. */
function BoardFoot({ board }: { readonly board: Board }) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { ready } = board.thresholds;
  return (
    <footer className="board-foot">
      <ul>
        {HINTS.map(([cap, name]) => (
          <li key={name}>
            <KeyCap>{cap}</KeyCap>
            {t(`hints.${name}`)}
          </li>
        ))}
      </ul>
      <p>
        {t('readyMeans', {
          accuracy: format.percent(ready.accuracy),
          clean: format.percent(ready.cleanRate),
          pace: format.number(ready.decisionsPerMinute),
          items: format.number(ready.items),
        })}
      </p>
    </footer>
  );
}

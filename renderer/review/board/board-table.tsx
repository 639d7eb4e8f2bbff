import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';

import type { Board, BoardRow } from '#shared/api/review.ts';
import type { Currency } from '#shared/money/money.ts';

import { useFormat, useLanguage } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { factWords } from '../fact-words.ts';
import { type Column, type Sorting, isAtTable, judgedFrom, moneyIn, sortBy, standingOf } from './board-model.ts';
import { MoneyBar } from './money-bar.tsx';
import { FlagWords, StandingBadge } from './standing-badge.tsx';
import { TrendLine } from './trend-line.tsx';

interface BoardTableProps {
  readonly board: Board;
  /** Sorted already. */
  readonly rows: readonly BoardRow[];
  readonly currency: Currency | undefined;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (person: string) => void;
  readonly onCurrent: (person: string) => void;
  readonly hrefOf: (person: string) => string;
  readonly now: number;
}

/** One row a trainee; arrows walk through the names, every head sorts. */
export function BoardTable({ board, rows, currency, sorting, onSort, chosen, onChoose, onCurrent, hrefOf, now }: BoardTableProps) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const longest = Math.max(
    0,
    ...board.rows.flatMap(({ figures }) => {
      const money = moneyIn(figures, currency);
      return money ? [money.overpaidPerHundred, money.underpaidPerHundred] : [];
    }),
  );
  const head = (column: Column, label: string, className = '') => (
    <Head key={column} column={column} sorting={sorting} onSort={onSort} className={className}>
      {label}
    </Head>
  );
  return (
    <table className="board-table">
      <thead>
        <tr>
          {head('name', t('columns.name'))}
          <th scope="col">{t('columns.trend')}</th>
          {head('items', t('columns.items'), 'n')}
          {head('accuracy', t('columns.accuracy'), 'n')}
          {head('cleanRate', t('columns.clean'), 'n')}
          {head('pace', t('columns.pace'), 'n')}
          {head(
            'money',
            currency === undefined ? t('columns.moneyPlain') : t('columns.money', { currency: format.currencySymbol(currency) }),
            'money',
          )}
          {head('flags', t('columns.flags'))}
          {head('standing', t('columns.standing'))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.person.id}
            row={row}
            board={board}
            currency={currency}
            longest={longest}
            isChosen={chosen.has(row.person.id)}
            onChoose={() => onChoose(row.person.id)}
            onCurrent={() => onCurrent(row.person.id)}
            href={hrefOf(row.person.id)}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly className: string;
  readonly children: ReactNode;
}

function Head({ column, sorting, onSort, className, children }: HeadProps) {
  const isSorted = sorting.column === column;
  return (
    <th scope="col" className={className} aria-sort={isSorted ? sorting.direction : undefined}>
      <button type="button" onClick={() => onSort(sortBy(sorting, column))}>
        {children}
        {isSorted ? <Icon name={sorting.direction === 'ascending' ? 'up' : 'down'} /> : null}
      </button>
    </th>
  );
}

interface RowProps {
  readonly row: BoardRow;
  readonly board: Board;
  readonly currency: Currency | undefined;
  readonly longest: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onCurrent: () => void;
  readonly href: string;
  readonly now: number;
}

function Row({ row, board, currency, longest, isChosen, onChoose, onCurrent, href, now }: RowProps) {
  const { t } = useTranslation(['review', 'games', 'common']);
  const format = useFormat();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const { person, figures, flags, weakest, lastActivityAt } = row;
  const name = person.name ?? t('common:noName');
  const isLive = isAtTable(row, now);
  const judged = judgedFrom(board.thresholds);
  const few = figures.items < judged ? 'n few' : 'n';
  return (
    <tr
      className={isChosen ? 'chosen' : undefined}
      onFocus={onCurrent}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, input, label')) return;
        navigate(href);
      }}
    >
      <th scope="row">
        <span className="name-cell">
          <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={t('choose', { name })} tabIndex={-1} />
          <Link ref={link} href={href} data-row={person.id}>
            {name}
          </Link>
          <span className={isLive ? 'when live' : 'when'}>
            {lastActivityAt === null ? t('never') : isLive ? t('atTable') : format.agoShort(lastActivityAt, now)}
          </span>
        </span>
      </th>
      <td>
        <TrendLine recent={row.recent} passMark={board.thresholds.ready.accuracy} standing={standingOf(row, board.thresholds)} />
      </td>
      <td className="n">{format.number(figures.items)}</td>
      <td className={few}>
        <b>{format.percent(figures.accuracy)}</b>
      </td>
      <td className={few}>{format.percent(figures.cleanRate)}</td>
      <td className={few}>{format.number(figures.decisionsPerMinute, 1)}</td>
      <td className="money">
        <MoneyBar money={moneyIn(figures, currency)} longest={longest} judged={judged} />
      </td>
      <td className="signal">
        {flags[0] ? (
          <FlagWords flag={flags[0]} row={row} now={now} />
        ) : weakest[0] && weakest[0].failed > 0 ? (
          <span className="weak" title={factWords(t, weakest[0], language)}>
            {factWords(t, weakest[0], language)}
          </span>
        ) : (
          <span className="faint">{figures.items === 0 ? t('weakNone.nothing') : t('weakNone.noneFailed')}</span>
        )}
        {flags.length > 1 ? <span className="faint more">{t('moreFlags', { count: flags.length - 1 })}</span> : null}
      </td>
      <td>
        <StandingBadge row={row} thresholds={board.thresholds} />
      </td>
    </tr>
  );
}

/** A dealer's hands on the keyboard: does at the table of the interface what a person would, by what is on the screen. */
import type { Page } from 'playwright-core';

import type { RunState } from '#shared/api/schemas.ts';
import { drillById } from '#shared/drills/index.ts';
import type { AnswerEvent, RunSettings } from '#shared/drills/types.ts';
import { ruleSetById } from '#shared/games/index.ts';
import type { Call, HandId, Move, RuleSet, Spot, Step, Table } from '#shared/games/types.ts';
import { MINOR_PER_UNIT, type Minor } from '#shared/money/money.ts';

import type { ActEvent } from '../../renderer/drills/settle/answer-log.ts';
import { canSweep, sweepable } from '../../renderer/drills/settle/sweeping.ts';
import { PATIENCE_MS, expect } from './expect.ts';
import { ask, runOf } from './page-desk.ts';
import { doingOf } from './settling.ts';
import { type Words, wordsIn } from './words.ts';

/** A table on the screen, with what is to be done at it. */
export interface AtTable {
  readonly page: Page;
  readonly words: Words;
  /** The calls, in the language of the rule set's text. */
  readonly callWords: Words;
  readonly ruleSet: RuleSet;
  readonly table: Table;
  readonly spots: readonly Spot[];
  /** The prescribed settlement. */
  readonly steps: readonly Step[];
}

/** Waits for the table of the page's run, reads over the wire what lies on it, and works out its settlement. */
export async function tableOn(page: Page, words: Words): Promise<AtTable> {
  const { run, item } = await ask<RunState>(page, 'GET', `/api/runs/${runOf(page)}`);
  if (item === null) throw new Error('the run has no table left');
  const ruleSet = ruleSetById(run.settings.ruleSet);
  if (ruleSet === undefined) throw new Error(`no rule set ${run.settings.ruleSet}`);
  const { table } = item;
  const at = {
    page,
    words,
    callWords: wordsIn(ruleSet.source.language),
    ruleSet,
    table,
    spots: ruleSet.spots(table),
    steps: prescribedSteps(run.settings, table),
  };
  // By itself it would try for ever: the test's end would come before the reason.
  await expect(async () => spotUnderFocus(at)).toPass({ timeout: PATIENCE_MS });
  return at;
}

/** What the engine prescribes for a table of a run. */
export function prescribedSteps(settings: RunSettings, table: Table): readonly Step[] {
  const drill = drillById(settings.drill);
  if (drill === undefined) throw new Error(`no drill ${settings.drill}`);
  return drill.expectedSteps(settings, drill.expected(settings, table));
}

/** The move on a spot in a list of steps. */
export function moveOn(steps: readonly Step[], bet: string, seat?: number): Move {
  const move = steps.find((step): step is Move => step.kind === 'move' && step.bet === bet && (seat === undefined || step.seat === seat));
  if (move === undefined) throw new Error(`no move on ${bet}`);
  return move;
}

/** Does these steps in their order, each by its keys; stakes taken one after another are swept where the game sweeps. */
export async function doByKeys(at: AtTable, steps: readonly Step[]): Promise<void> {
  for (let index = 0; index < steps.length;) {
    const step = steps[index];
    const end = steps.findIndex((each, place) => place >= index && !isWholeTake(at, each));
    const taken = steps.slice(index, end < 0 ? steps.length : end);
    if (taken.length > 1 && canSweep(at.ruleSet)) {
      await sweep(at, steps.slice(0, index), taken);
      index += taken.length;
    } else {
      if (step?.kind === 'call') await call(at, step.call);
      else if (step) await move(at, step);
      index += 1;
    }
  }
}

function isWholeTake({ spots }: AtTable, step: Step): boolean {
  return step.kind === 'move' && step.action === 'take' && stakeOf(spots, step) === step.amount;
}

/** What the hand has marked to stay, by table. */
const marks = new WeakMap<AtTable, Set<string>>();

/** Marks what a sweep would take and is not to be taken, and sweeps. */
async function sweep(at: AtTable, done: readonly Step[], taken: readonly Step[]): Promise<void> {
  const { page, ruleSet, spots } = at;
  const marked = marks.get(at) ?? new Set();
  marks.set(at, marked);
  const acts = done.map((step) => ({ ...doingOf(step), ms: 0 })).filter(isAct);
  for (const spot of sweepable(ruleSet, spots, acts, [])) {
    const key = `${spot.seat} ${spot.bet}`;
    const stays = !taken.some((step) => step.kind === 'move' && step.seat === spot.seat && step.bet === spot.bet);
    if (stays === marked.has(key)) continue;
    await goTo(at, spot);
    await page.keyboard.press('m');
    if (stays) marked.add(key);
    else marked.delete(key);
  }
  await page.keyboard.press('s');
}

function isAct(event: AnswerEvent): event is ActEvent {
  return event.type !== 'undo' && event.type !== 'done';
}

function stakeOf(spots: readonly Spot[], { seat, bet }: Pick<Spot, 'seat' | 'bet'>): Minor {
  return spots.find((spot) => spot.seat === seat && spot.bet === bet)?.stake ?? 0;
}

async function move(at: AtTable, { seat, bet, action, amount }: Move): Promise<void> {
  const { keyboard } = at.page;
  const stake = stakeOf(at.spots, { seat, bet });
  const isBonus = stake === 0;
  if (isBonus) {
    await goToSeat(at, seat);
    await keyboard.press('b');
  } else await goTo(at, { seat, bet });
  // A player with a colour of his own is paid in so many of his chips.
  const chip = at.spots.find((spot) => spot.seat === seat)?.chip ?? MINOR_PER_UNIT;
  const figure = (amount / chip) * MINOR_PER_UNIT;
  // What is no number of chips, nor half a one, can only be paid in value.
  const inValue = (figure * 2) % MINOR_PER_UNIT !== 0;
  if (inValue) await keyboard.press('v');
  const entered = inValue ? amount : figure;
  if (action === 'take') {
    if (amount < stake) await typeAmount(at, entered);
    await keyboard.press('t');
  } else if (action === 'return') await keyboard.press('r');
  else {
    if (!isBonus) await keyboard.press('p');
    await typeAmount(at, entered);
    await keyboard.press('Enter');
  }
  if (inValue) await keyboard.press('v');
}

/** Spots that lie about a layout shared by the players: the arrows go by their places there. */
const SHARED_LAYOUTS: readonly RuleSet['family'][] = ['roulette', 'pairePoker'];

/** Goes to an open stake: by the arrows from seat to seat and box to box, over a shared layout by Enter, which goes round it. */
async function goTo(at: AtTable, { seat, bet }: Pick<Spot, 'seat' | 'bet'>): Promise<void> {
  if (!SHARED_LAYOUTS.includes(at.ruleSet.family)) {
    await goToSeat(at, seat);
    await goToBox(at, bet);
    return;
  }
  for (let presses = 0; presses <= at.spots.length; presses += 1) {
    const now = await spotUnderFocus(at);
    if (now.seat === seat && now.bet === bet) return;
    await at.page.keyboard.press('Enter');
  }
  throw new Error(`Enter does not lead to ${bet} of seat ${seat}`);
}

/** Types an amount by the places of the digits, with the decimal mark of the language. */
export async function typeAmount({ page, words }: Pick<AtTable, 'page' | 'words'>, amount: Minor): Promise<void> {
  const decimals = amount % MINOR_PER_UNIT === 0 ? '' : (amount / MINOR_PER_UNIT).toFixed(2).slice(-3);
  const text = `${Math.floor(amount / MINOR_PER_UNIT)}${decimals}`;
  for (const [index, character] of [...text].entries()) {
    if (character === '.') await page.keyboard.press(words.language === 'fr' ? ',' : '.');
    // Both rows of digits: the one above the letters and the numeric pad.
    else await page.keyboard.press(`${index % 2 === 0 ? 'Digit' : 'Numpad'}${character}`);
  }
}

/** Makes a call by the keys of its options, step by step; another press of C comes to what else there is to call. An act has its key. */
export async function call(at: AtTable, { announcement, hand, seat }: Call): Promise<void> {
  const { page, words, callWords, ruleSet, table } = at;
  const act = ruleSet.announcements.find((choice) => choice.announcement === announcement)?.act;
  if (act !== undefined) {
    await page.keyboard.press(act.key.toLowerCase());
    return;
  }
  if (seat !== undefined) await goToSeat(at, seat);
  const [whole, bare] = [
    `${ruleSet.id}:calls.${announcement}${hand === undefined ? '' : `.${hand}`}`,
    `${ruleSet.id}:announcements.${announcement}`,
  ];
  const names = [
    callWords.say(whole, ruleSet.callValues?.(table)),
    ...(hand === undefined ? [] : [handName(callWords, ruleSet, hand)]),
    callWords.say(bare),
  ];
  const chooser = page.getByRole('region', { name: words.say('run:calls.title'), exact: true });
  const keyOf = async (name: string): Promise<string | null> => {
    const [option] = await chooser.getByRole('listitem').getByRole('button', { name, exact: true }).all();
    return option === undefined ? null : option.getAttribute('aria-keyshortcuts');
  };
  // The same hand may be on the list of another topic: a point is punto's or banco's.
  const topic = topicOf(at, announcement);
  const isAbout = async (): Promise<boolean> =>
    topic === null || (await chooser.getByRole('heading', { name: topic, exact: true }).count()) > 0;
  await page.keyboard.press('c');
  for (let presses = 0; presses < 10; presses += 1) {
    let key: string | null = null;
    if (await isAbout()) for (const name of names) key ??= await keyOf(name);
    await page.keyboard.press(key === null ? 'c' : key === '.' ? '.' : `Digit${key}`);
    if (!(await chooser.isVisible())) return;
  }
  throw new Error(`no way to call ${announcement} ${hand ?? ''}`);
}

/** What the chooser asks for, where one announcement alone answers it. */
function topicOf({ words, ruleSet: { id, announcements } }: AtTable, announcement: string): string | null {
  const choice = announcements.find((each) => each.announcement === announcement);
  const [only, more] = announcements.filter(({ about, topic }) => about === 'table' && topic === choice?.topic);
  return choice?.about === 'table' && only !== undefined && more === undefined ? words.say(`${id}:announcements.${announcement}`) : null;
}

/** A rule set may have a name of its own for a hand. */
export function handName(words: Words, { id }: RuleSet, hand: HandId): string {
  const own = `${id}:hands.${hand}`;
  return words.say(words.has(own) ? own : `games:hands.${hand}`);
}

/** What a box is called. */
export function betName(words: Words, { id, betWord }: RuleSet, bet: string): string {
  const { key, values } = betWord?.(bet) ?? { key: bet, values: {} };
  return words.say(`${id}:bets.${key}`, values);
}

/** The spot the keyboard stands at: focus is never anywhere else while a table is settled. */
export async function spotUnderFocus({ page, spots, words, ruleSet }: AtTable): Promise<Pick<Spot, 'seat' | 'bet'>> {
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const nameOf = ({ seat, bet }: Spot): string => words.say('games:spot', { seat, bet: betName(words, ruleSet, bet) });
  const [found] = spots.filter((spot) => name.startsWith(nameOf(spot))).sort((one, other) => nameOf(other).length - nameOf(one).length);
  if (found === undefined) throw new Error(`the focus is not on a spot but on "${name}"`);
  return found;
}

/** Goes to a seat by the arrow keys, which follow the seats. */
export async function goToSeat(at: AtTable, seat: number): Promise<void> {
  for (let presses = 0; presses < 2 * at.ruleSet.seats; presses += 1) {
    const now = await spotUnderFocus(at);
    if (now.seat === seat) return;
    await at.page.keyboard.press(now.seat < seat ? 'ArrowRight' : 'ArrowLeft');
  }
  expect((await spotUnderFocus(at)).seat, 'the seat the arrows lead to').toBe(seat);
}

/** Goes to a box of the seat the keyboard is at: outwards as far as it goes, then back. */
async function goToBox(at: AtTable, bet: string): Promise<void> {
  for (const key of ['ArrowUp', 'ArrowDown']) {
    for (let before = ''; ;) {
      const now = await spotUnderFocus(at);
      if (now.bet === bet) return;
      if (now.bet === before) break;
      before = now.bet;
      await at.page.keyboard.press(key);
    }
  }
  throw new Error(`the arrows do not lead to ${bet}`);
}

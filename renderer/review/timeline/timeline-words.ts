import { actSentence, sweepWords } from '../../drills/settle/act-words.ts';
import type { Speech } from '../../drills/settle/decision-words.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { Happening, Lane, TimelineMark } from './timeline-model.ts';

/** The name of a lane: the seat, or the given word for the table as a whole. */
export function laneName({ t }: Speech, lane: Lane, table: string): string {
  return lane === null ? table : t('games:seat', { seat: lane });
}

/** An event in a sentence: `0:58: Seat 5, PLAY: paid 150, wrong`. */
export function eventWords(speech: Speech, { ms, kind, tone, act }: TimelineMark): string {
  const say = i18n.getFixedT(speech.language, 'timeline');
  const when = speech.format.clock(ms);
  if (kind === 'done') return say('event', { when, what: say('submitted') });
  const done = act === null ? '' : actSentence(speech, act);
  if (kind === 'undo') return say('event', { when, what: say('tookBack', { what: done }) });
  return tone === 'undone'
    ? say('judgedEvent', { when, what: done, verdict: say('undone') })
    : say('judgedEvent', { when, what: done, verdict: speech.t(`correction:tones.${tone}`) });
}

/** A happening in a sentence: an event, a sweep as a whole and what of it was not right, or that it was taken back. */
export function happeningWords(speech: Speech, happening: Happening): string {
  const [first, ...others] = happening;
  if (others.length === 0) return eventWords(speech, first);
  const say = i18n.getFixedT(speech.language, 'timeline');
  const when = speech.format.clock(first.ms);
  const what = sweptWords(speech, happening);
  if (first.kind === 'undo') return say('event', { when, what: say('tookBack', { what }) });
  const faulty = (['wrong', 'order'] as const).flatMap((tone) => {
    const number = happening.filter((mark) => mark.tone === tone).length;
    return number === 0 ? [] : [say('ofThem', { number: speech.format.number(number), verdict: speech.t(`correction:tones.${tone}`) })];
  });
  const verdict = first.tone === 'undone' ? say('undone') : speech.t('correction:tones.right');
  return [...(faulty.length === 0 ? [verdict] : faulty)].reduce(
    (told, next) => say('judged', { told, next }),
    say('event', { when, what }),
  );
}

function sweptWords(speech: Speech, [first, ...others]: Happening): string {
  const [act, ...rest] = [first, ...others].flatMap((mark) => (mark.act === null ? [] : [mark.act]));
  return act === undefined ? '' : sweepWords(speech, { acts: [act, ...rest] });
}

import type { Step } from '#shared/games/types.ts';

/** A step in a few words: `2 ante take 1000`, `dealerQualifies kingHigh`, `3 tie`. */
export function inWords(step: Step): string {
  if (step.kind === 'move') return `${step.seat} ${step.bet} ${step.action} ${step.amount}`;
  const { seat, announcement, hand } = step.call;
  return [seat, announcement, hand].filter((part) => part !== undefined).join(' ');
}

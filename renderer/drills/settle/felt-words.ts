import { useTranslation } from 'react-i18next';

import type { Card, SuitedCard } from '#shared/cards/card.ts';
import { isSuitedCard, rankOf, suitOf } from '#shared/cards/card.ts';

import type { FeltTableWords, FeltWords } from '../../felt/index.ts';
import type { Speech } from './decision-words.ts';
import type { SpotRef } from './spots.ts';
import { isKept } from './sweeping.ts';

/** The words the felt and its table view take from the interface. */
export function useFeltWords(
  { words, format, language }: Speech,
  kept: readonly SpotRef[] = [],
): { readonly felt: FeltWords; readonly table: FeltTableWords } {
  const { t } = useTranslation(['run', 'games']);
  const suited = (card: SuitedCard) =>
    t('games:cardName', { rank: t(`games:ranks.${rankOf(card)}`), suit: t(`games:suits.${suitOf(card)}`) });
  const card = (each: Card) => (isSuitedCard(each) ? suited(each) : each);
  return {
    felt: {
      label: t('run:feltLabel', { game: words.name }),
      folded: t('games:folded'),
      aid: words.aid,
      gloss: { language, say: words.gloss },
      player: (seat) => t('run:goToSeat', { seat }),
      rackChip: (value) => t('run:chip', { amount: format.amount(value) }),
      spot: ({ seat, bet, stake, taken, paid, returned }) =>
        [
          t('games:spot', { seat, bet: words.bet(bet) }),
          stake > 0 ? t('run:spotStake', { amount: format.amount(stake) }) : '',
          taken > 0 ? t('run:spotTaken', { amount: format.amount(taken) }) : '',
          paid > 0 ? t('run:spotPaid', { amount: format.amount(paid) }) : '',
          returned > 0 ? t('run:spotReturned', { amount: format.amount(returned) }) : '',
          isKept(kept, { seat, bet }) ? t('run:spotKept') : '',
        ]
          .filter((part) => part !== '')
          .reduce((first, rest) => t('run:joined', { first, rest })),
    },
    table: {
      caption: t('run:tableCaption'),
      spot: t('run:spotColumn'),
      state: t('run:stateColumn'),
      seat: t('run:seatColumn'),
      cards: t('run:cardsColumn'),
      dealer: t('games:people.dealer'),
      number: t('run:numberRow'),
      folded: t('games:folded'),
      bet: words.bet,
      card,
      faceDown: t('run:faceDown'),
      act: (topic) => words.act(topic).title,
      amount: format.amount,
      list: (items) => items.reduce((first, rest) => (first === '' ? rest : t('run:joined', { first, rest })), ''),
      stake: (amount) => t('run:spotStake', { amount }),
      taken: (amount) => t('run:spotTaken', { amount }),
      paid: (amount) => t('run:spotPaid', { amount }),
      returned: (amount) => t('run:spotReturned', { amount }),
    },
  };
}

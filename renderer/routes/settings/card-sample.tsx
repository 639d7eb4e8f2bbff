import { useTranslation } from 'react-i18next';

import type { SuitedCard } from '#shared/cards/card.ts';

import { PlayingCard } from '../../felt/cards/index.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { PanelProps } from './language-panel.tsx';

const CARDS: readonly SuitedCard[] = ['Ks', 'Qh', 'Jd', 'Tc'];
const WIDTH = 84;
const STEP = 96;

/** Four cards as they will lie on the felt. */
export function CardSample({
  fourColour,
  indices,
}: {
  readonly fourColour: boolean;
  readonly indices: PanelProps['preferences']['cardIndices'];
}) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  return (
    <div className="cloth sample" data-felt="green">
      <svg viewBox={`-6 -6 ${STEP * (CARDS.length - 1) + WIDTH + 12} 130`} role="img" aria-label={t('sample')}>
        {CARDS.map((card, index) => (
          <g key={card} transform={`translate(${index * STEP} 0)`}>
            <PlayingCard
              card={card}
              width={WIDTH}
              size="full"
              indices={indices === 'language' && language === 'fr' ? 'french' : 'international'}
              fourColour={fourColour}
              dim={false}
              visible={1}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

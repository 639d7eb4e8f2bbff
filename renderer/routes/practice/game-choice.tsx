import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RuleSet } from '#shared/games/types.ts';

import { FeltMini, PLAYABLE_RULE_SETS, clothOf } from '../../felt/index.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** The games side by side; the chosen one is lit. */
export function GameChoice({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useTranslation('practice');
  return (
    <nav className="choice" aria-label={t('game')}>
      {PLAYABLE_RULE_SETS.map((each) => (
        <GameCard key={each.id} ruleSet={each} isChosen={each.id === ruleSet.id} />
      ))}
    </nav>
  );
}

function GameCard({ ruleSet, isChosen }: { readonly ruleSet: RuleSet; readonly isChosen: boolean }) {
  const { t } = useTranslation('games');
  const words = useRuleWords(ruleSet.id);
  return (
    <Link
      href={`/practice/${ruleSet.id}`}
      replace
      className={isChosen ? 'cloth game-card chosen' : 'cloth game-card'}
      data-felt={clothOf(ruleSet.id)}
      aria-current={isChosen ? 'true' : undefined}
    >
      <FeltMini ruleSet={ruleSet.id} />
      <span>
        <b>{words.name}</b>
        <span className="line">
          {words.place}
          {ruleSet.source.status === 'historical' ? <Badge>{t('statuses.historical')}</Badge> : null}
        </span>
        <small>{words.summary}</small>
      </span>
    </Link>
  );
}

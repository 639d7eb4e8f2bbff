import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

import type { RuleSet } from '#shared/games/types.ts';

import { FeltMini, PLAYABLE_RULE_SETS, clothOf } from '../../felt/index.ts';
import { useRuleWords } from '../../i18n/rule-words.ts';
import { Badge } from '../../ui/badge.tsx';

/** The games side by side; the chosen one is lit and said in a sentence. */
export function GameChoice({ ruleSet }: { readonly ruleSet: RuleSet }) {
  const { t } = useTranslation(['practice', 'games']);
  const { summary } = useRuleWords(ruleSet.id);
  return (
    <section>
      <nav className="choice" aria-label={t('game')}>
        {PLAYABLE_RULE_SETS.map((each) => (
          <GameCard key={each.id} ruleSet={each} isChosen={each.id === ruleSet.id} />
        ))}
      </nav>
      <p className="chosen-game">
        {summary} {ruleSet.source.status === 'historical' ? <Badge>{t('games:statuses.historical')}</Badge> : null}
      </p>
    </section>
  );
}

function GameCard({ ruleSet, isChosen }: { readonly ruleSet: RuleSet; readonly isChosen: boolean }) {
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
        <small>{words.place}</small>
      </span>
    </Link>
  );
}

import { useTranslation } from 'react-i18next';

import type { HouseOptions, RuleSet } from '#shared/games/types.ts';

import { useRuleWords } from '../../i18n/rule-words.ts';
import { SwitchRow } from '../../ui/form.tsx';

interface HouseRulesProps {
  readonly ruleSet: RuleSet;
  readonly options: HouseOptions;
  readonly onChange: (options: HouseOptions) => void;
}

/** What a house may settle otherwise, each with the Reading it rests on; then the readings that are fixed. */
export function HouseRules({ ruleSet, options, onChange }: HouseRulesProps) {
  const { t } = useTranslation('practice');
  const words = useRuleWords(ruleSet.id);
  const switches = ruleSet.options.filter((option) => typeof option.default === 'boolean');
  const fixed = ruleSet.readings.filter(({ option }) => !switches.some(({ id }) => id === option));
  return (
    <section className="panel form">
      <h2>{t('house')}</h2>
      {ruleSet.source.status === 'historical' ? <p className="note">{words.sourceStatus(ruleSet.source.id)}</p> : null}
      {switches.map(({ id, default: byDefault }) => {
        const reading = ruleSet.readings.find(({ option }) => option === id);
        const citation = reading ? ruleSet.citations[reading.citation] : undefined;
        const { label, help } = words.option(id);
        return (
          <SwitchRow
            key={id}
            label={label}
            checked={(options[id] ?? byDefault) === true}
            onChange={(value) => {
              onChange({ ...options, [id]: value });
            }}
            help={
              <>
                <p>{help}</p>
                {reading ? (
                  <p className="reading">
                    <b>{t('reading')}</b> {words.reading(reading.id)}{' '}
                    {citation ? <span className="faint">{words.cite(citation)}</span> : null}
                  </p>
                ) : null}
              </>
            }
          />
        );
      })}
      {fixed.length > 0 ? (
        <details>
          <summary>{t('readings', { count: fixed.length })}</summary>
          <ul>
            {fixed.map(({ id, citation }) => {
              const place = ruleSet.citations[citation];
              return (
                <li key={id}>
                  {words.reading(id)} {place ? <span className="faint">{words.cite(place)}</span> : null}
                </li>
              );
            })}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

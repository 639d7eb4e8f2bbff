import { useTranslation } from 'react-i18next';

import type { HouseOption, HouseOptionValue, HouseOptions, RuleSet } from '#shared/games/types.ts';

import { useRuleWords } from '../../i18n/rule-words.ts';
import { NumberRow, SwitchRow } from '../../ui/form.tsx';
import { PayTableRow } from './pay-table-row.tsx';

interface HouseRulesProps {
  readonly ruleSet: RuleSet;
  readonly options: HouseOptions;
  readonly onChange: (options: HouseOptions) => void;
}

/** What a house may settle otherwise, each with the Reading it rests on; then the readings that are fixed. */
export function HouseRules({ ruleSet, options, onChange }: HouseRulesProps) {
  const { t } = useTranslation('practice');
  const words = useRuleWords(ruleSet.id);
  const fixed = ruleSet.readings.filter(({ option }) => !ruleSet.options.some(({ id }) => id === option));
  return (
    <section className="panel form">
      <h2>{t('house')}</h2>
      {ruleSet.source.status === 'historical' ? <p className="note">{words.sourceStatus(ruleSet.source.id)}</p> : null}
      {ruleSet.options.map((option) => (
        <HouseRule
          key={option.id}
          ruleSet={ruleSet}
          option={option}
          value={options[option.id] ?? option.default}
          onChange={(value) => {
            onChange({ ...options, [option.id]: value });
          }}
        />
      ))}
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

interface HouseRuleProps {
  readonly ruleSet: RuleSet;
  readonly option: HouseOption;
  readonly value: HouseOptionValue;
  readonly onChange: (value: HouseOptionValue) => void;
}

function HouseRule({ ruleSet, option, value, onChange }: HouseRuleProps) {
  const { t } = useTranslation('practice');
  const words = useRuleWords(ruleSet.id);
  const reading = ruleSet.readings.find((each) => each.option === option.id);
  const citation = reading ? ruleSet.citations[reading.citation] : undefined;
  const { label, help: said, usual } = words.option(option.id);
  const help = (
    <>
      <p>{said}</p>
      {reading ? (
        <p className="reading">
          <b>{t('reading')}</b> {words.reading(reading.id)} {citation ? <span className="faint">{words.cite(citation)}</span> : null}
        </p>
      ) : null}
    </>
  );
  if (option.kind === 'payTable') {
    return (
      <PayTableRow
        ruleSet={ruleSet.id}
        label={label}
        help={help}
        usual={usual}
        usualTable={option.default}
        value={typeof value === 'object' ? value : option.default}
        onChange={onChange}
      />
    );
  }
  if (option.kind === 'number') {
    const { min, max } = option;
    return (
      <NumberRow
        label={label}
        help={help}
        min={min}
        max={max}
        value={typeof value === 'number' ? value : option.default}
        onChange={onChange}
      />
    );
  }
  return <SwitchRow label={label} help={help} checked={value === true} onChange={onChange} />;
}

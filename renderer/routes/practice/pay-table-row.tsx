import { NumberInput } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { MOST_ODDS } from '#shared/games/house-options.ts';
import type { HandId, HousePayTable, RuleSetId } from '#shared/games/types.ts';

import { useRuleWords } from '../../i18n/rule-words.ts';
import { FormRow } from '../../ui/form.tsx';
import { Segmented } from '../../ui/segmented.tsx';

interface PayTableRowProps {
  readonly ruleSet: RuleSetId;
  readonly label: string;
  readonly help: ReactNode;
  /** What the table is called as it stands. */
  readonly usual: string;
  readonly usualTable: HousePayTable;
  readonly value: HousePayTable;
  readonly onChange: (value: HousePayTable) => void;
}

/** The odds hand by hand: as they stand, or the house's own. Told whole tables of whole odds within the bounds only. */
export function PayTableRow({ ruleSet, label, help, usual, usualTable, value, onChange }: PayTableRowProps) {
  const { t } = useTranslation('practice');
  const [isOwn, setIsOwn] = useState(() => Object.entries(usualTable).some(([hand, times]) => value[hand] !== times));
  return (
    <>
      <FormRow label={label} help={help}>
        <Segmented
          wide
          label={label}
          value={isOwn ? 'own' : 'usual'}
          onChange={(choice) => {
            setIsOwn(choice === 'own');
            if (choice === 'usual') onChange(usualTable);
          }}
          choices={[
            { value: 'usual', label: usual },
            { value: 'own', label: t('payTable.own') },
          ]}
        />
      </FormRow>
      {isOwn ? (
        <div className="odds-fields" role="group" aria-label={label}>
          {Object.keys(usualTable).map((hand) => (
            <OddsField
              key={hand}
              ruleSet={ruleSet}
              hand={hand}
              value={value[hand] ?? 0}
              onChange={(times) => {
                onChange({ ...value, [hand]: times });
              }}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}

interface OddsFieldProps {
  readonly ruleSet: RuleSetId;
  readonly hand: HandId;
  readonly value: number;
  readonly onChange: (times: number) => void;
}

function OddsField({ ruleSet, hand, value, onChange }: OddsFieldProps) {
  const { t } = useTranslation('practice');
  const words = useRuleWords(ruleSet);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('payTable.odds', { hand: words.hand(hand) })}</label>
      <NumberInput
        id={id}
        className="number-field"
        defaultValue={value}
        clampBehavior="blur"
        min={0}
        max={MOST_ODDS}
        allowDecimal={false}
        allowNegative={false}
        onChange={(times) => {
          if (typeof times === 'number' && Number.isInteger(times) && times >= 0 && times <= MOST_ODDS) onChange(times);
        }}
      />
    </>
  );
}

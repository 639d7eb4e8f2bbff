import { NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';

import { useLanguage } from '../i18n/use-language.ts';

interface RowProps {
  readonly label: string;
  /** A sentence, or paragraphs of its own. */
  readonly help?: ReactNode;
}

/** One setting: its name and a line of help at the left, its control at the right. */
export function FormRow({ label, help, children }: RowProps & { readonly children: ReactNode }) {
  return (
    <Row name={<span className="form-label">{label}</span>} help={help}>
      {children}
    </Row>
  );
}

interface SwitchRowProps extends RowProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes-or-no setting. */
export function SwitchRow({ label, help, checked, onChange }: SwitchRowProps) {
  return (
    <FieldRow label={label} help={help}>
      {(field) => (
        <Switch
          {...field}
          checked={checked}
          withThumbIndicator={false}
          onChange={(event) => {
            onChange(event.currentTarget.checked);
          }}
        />
      )}
    </FieldRow>
  );
}

interface NumberRowProps extends RowProps {
  /** Null: the field is empty. */
  readonly value: number | null;
  readonly min?: number;
  readonly max: number;
  /** How many may be entered; whole numbers without. */
  readonly decimals?: number;
  /** What the number is of, behind it in the field. */
  readonly unit?: string;
  /** Told numbers within the bounds only. */
  readonly onChange: (value: number) => void;
  /** Set where an empty field means something. */
  readonly onEmpty?: () => void;
}

/** A setting that is a number. */
export function NumberRow({ label, help, value, min = 0, max, decimals = 0, unit, onChange, onEmpty }: NumberRowProps) {
  const language = useLanguage();
  return (
    <FieldRow label={label} help={help}>
      {(field) => (
        <NumberInput
          {...field}
          className="number-field"
          defaultValue={value ?? ''}
          clampBehavior="blur"
          min={min}
          max={max}
          allowDecimal={decimals > 0}
          decimalScale={decimals}
          decimalSeparator={language === 'fr' ? ',' : '.'}
          allowedDecimalSeparators={['.', ',']}
          allowNegative={false}
          suffix={unit === undefined ? '' : ` ${unit}`}
          onChange={(entered) => {
            if (typeof entered === 'number' && entered >= min && entered <= max) onChange(entered);
            else if (entered === '') onEmpty?.();
          }}
        />
      )}
    </FieldRow>
  );
}

interface FieldRowProps extends RowProps {
  /** The control, given what ties it to its name and its help. */
  readonly children: (field: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

function FieldRow({ label, help, children }: FieldRowProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const name = (
    <label className="form-label" htmlFor={id}>
      {label}
    </label>
  );
  return (
    <Row name={name} help={help} helpId={helpId}>
      {children(help ? { id, 'aria-describedby': helpId } : { id })}
    </Row>
  );
}

interface ShapeProps {
  readonly name: ReactNode;
  readonly help: ReactNode;
  readonly helpId?: string;
  readonly children: ReactNode;
}

function Row({ name, help, helpId, children }: ShapeProps) {
  return (
    <div className="form-row">
      <div>
        {name}
        {help ? <div id={helpId}>{typeof help === 'string' ? <p>{help}</p> : help}</div> : null}
      </div>
      {children}
    </div>
  );
}

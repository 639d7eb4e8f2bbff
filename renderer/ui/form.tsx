import { NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One setting: its name and a line of help at the left, its control at the right. */
export function FormRow({ label, help, children }: { readonly label: string; readonly help?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="form-row">
      <div>
        <span className="form-label">{label}</span>
        {help ? <p>{help}</p> : null}
      </div>
      {children}
    </div>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A yes-or-no setting. */
export function SwitchRow({ label, help, checked, onChange }: SwitchRowProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="form-row">
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {help ? <div id={helpId}>{help}</div> : null}
      </div>
      <Switch
        id={id}
        checked={checked}
        aria-describedby={help ? helpId : undefined}
        withThumbIndicator={false}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
    </div>
  );
}

interface NumberRowProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Told whole numbers within the bounds only. */
  readonly onChange: (value: number) => void;
}

/** A setting that is a whole number. */
export function NumberRow({ label, help, value, min, max, onChange }: NumberRowProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className="form-row">
      <div>
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {help ? <div id={helpId}>{help}</div> : null}
      </div>
      <NumberInput
        id={id}
        className="number-field"
        aria-describedby={help ? helpId : undefined}
        defaultValue={value}
        clampBehavior="blur"
        min={min}
        max={max}
        allowDecimal={false}
        allowNegative={false}
        onChange={(entered) => {
          if (typeof entered === 'number' && Number.isInteger(entered) && entered >= min && entered <= max) onChange(entered);
        }}
      />
    </div>
  );
}

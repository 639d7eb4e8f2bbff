import { NumberInput, Switch } from '@mantine/core';
import { type ReactNode, useId } from 'react';

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
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Told whole numbers within the bounds only. */
  readonly onChange: (value: number) => void;
}

/** A setting that is a whole number. */
export function NumberRow({ label, help, value, min, max, onChange }: NumberRowProps) {
  return (
    <FieldRow label={label} help={help}>
      {(field) => (
        <NumberInput
          {...field}
          className="number-field"
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

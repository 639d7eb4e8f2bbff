import { type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from 'react';

import { Icon } from './icon.tsx';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the entry, in words; nothing when it is fine. */
  readonly error?: string | null | undefined;
  /** Stands beside the field: a button that belongs to it. */
  readonly beside?: ReactNode;
  readonly children: (wiring: { readonly id: string; readonly 'aria-describedby': string; readonly 'aria-invalid': boolean }) => ReactNode;
}

/** A control under its name, with a complaint and help below that are read out with it: help is wanted most when something is wrong. */
export function Field({ label, hint, error, beside, children }: FieldProps) {
  const id = useId();
  const aboutId = `${id}-about`;
  const isWrong = error !== undefined && error !== null;
  return (
    <div className="entry-field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        {children({ id, 'aria-describedby': aboutId, 'aria-invalid': isWrong })}
        {beside}
      </div>
      <div className="about" id={aboutId} aria-live="polite">
        {isWrong ? (
          <p className="hint wrong">
            <Icon name="warn" />
            {error}
          </p>
        ) : null}
        {hint}
      </div>
    </div>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'text' | 'url' | 'numeric' | 'decimal';
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({ label, hint, error, beside, value, onChange, autoFocus = false, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={typeof hint === 'string' ? <p className="hint">{hint}</p> : hint} error={error} beside={beside}>
      {(wiring) => (
        <input
          {...wiring}
          {...rest}
          className="input"
          value={value}
          spellCheck={false}
          autoFocus={autoFocus}
          // A dialog asks for this one: else it puts the focus on its cross.
          data-autofocus={autoFocus ? true : undefined}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

interface SelectProps<Value extends string> extends Pick<FieldProps, 'label' | 'beside'> {
  readonly hint?: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of many, from a list that drops down. */
export function SelectField<Value extends string>({ label, hint, beside, value, choices, onChange }: SelectProps<Value>) {
  return (
    <Field label={label} beside={beside} hint={hint === undefined ? undefined : <p className="hint">{hint}</p>}>
      {({ id, 'aria-describedby': about }) => (
        <span className="select">
          <select
            id={id}
            aria-describedby={hint === undefined ? undefined : about}
            className="input"
            value={value}
            onChange={(event) => {
              const chosen = choices.find((choice) => choice.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}

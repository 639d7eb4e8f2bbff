import { useId } from 'react';

interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
  readonly title?: string;
}

interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly wide?: boolean;
}

/** One of a few, side by side: radio buttons underneath, so that arrows and screen readers work as everywhere. */
export function Segmented<Value extends string | number>({ label, choices, value, onChange, wide = false }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div className={wide ? 'seg wide' : 'seg'} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang} title={choice.title}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            aria-label={choice.title}
            onChange={() => {
              onChange(choice.value);
            }}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

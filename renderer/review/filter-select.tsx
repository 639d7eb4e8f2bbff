import { Icon } from '../ui/icon.tsx';

interface FilterSelectProps {
  readonly label: string;
  /** What it says where nothing is filtered. */
  readonly all: string;
  readonly value: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

/** One of many, or all of them: its name and its value in one control. */
export function FilterSelect({ label, all, value, choices, onChange }: FilterSelectProps) {
  return (
    <label className={value === null ? 'filter' : 'filter active'}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </label>
  );
}

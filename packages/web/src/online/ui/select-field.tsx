import { useId } from 'react';

/** One of several, with its name above. */
export function SelectField<T extends string | number>(props: {
  readonly label: string;
  /** Where the name alone does not tell it from others of its kind. */
  readonly fullLabel?: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly disabled?: boolean;
  onChange(value: NoInfer<T>): void;
}) {
  const { label, fullLabel, value, options, disabled = false, onChange } = props;
  const id = useId();
  const [first] = options;
  // What has but one value is no choice.
  if (options.length === 1 && first !== undefined)
    return (
      <div className="form-label">
        <span>{label}</span>
        <span className="field-only">{first[1]}</span>
      </div>
    );
  return (
    <div className="form-label">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        aria-label={fullLabel}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find(([one]) => String(one) === event.target.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

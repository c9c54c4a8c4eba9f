import type { ReactNode } from 'react';

/** One of a few, all in sight. */
export function ChoiceLine<T extends string>(props: {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [T, string])[];
  readonly value: T;
  readonly children?: ReactNode;
  onChange(value: NoInfer<T>): void;
}) {
  const { label, name, options, value, children, onChange } = props;
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="choice-line">
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

export function Check(props: {
  readonly children: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}) {
  const { children, checked, disabled = false, onChange } = props;
  return (
    <label className="form-check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

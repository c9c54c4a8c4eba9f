import { type ComponentProps, useId } from 'react';

/** A field with its name above and, where something has to be known, a line below. */
export function TextField(
  props: Omit<ComponentProps<'input'>, 'onChange'> & {
    readonly label: string;
    readonly hint?: string;
    onChange(text: string): void;
  },
) {
  const { label, hint, onChange, ...input } = props;
  const id = useId();
  return (
    <div className="form-label">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="muted">
          {hint}
        </span>
      )}
    </div>
  );
}

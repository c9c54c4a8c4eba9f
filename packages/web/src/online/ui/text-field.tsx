import { type ComponentProps, useId } from 'react';

/** A field with its name above and, where something has to be known, a line below. */
export function TextField(
  props: Omit<ComponentProps<'input'>, 'onChange'> & {
    readonly label: string;
    readonly hint?: string;
    /** What is wrong with what stands in it. */
    readonly problem?: string | null;
    onChange(text: string): void;
  },
) {
  const { label, hint, problem = null, onChange, ...input } = props;
  const id = useId();
  const told = [
    ...(hint === undefined ? [] : [`${id}-hint`]),
    ...(problem === null ? [] : [`${id}-problem`]),
  ];
  return (
    <div className="form-label">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field"
        aria-describedby={told.length === 0 ? undefined : told.join(' ')}
        aria-invalid={problem !== null}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="muted">
          {hint}
        </span>
      )}
      {problem !== null && (
        <span id={`${id}-problem`} className="field-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}

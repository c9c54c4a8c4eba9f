import type { TitleInfo } from '../contract.ts';

/** The variants of a title, to choose from. */
export function OptionFields(props: {
  readonly info: TitleInfo | null;
  readonly options: Readonly<Record<string, string | boolean>>;
  onChange(options: Readonly<Record<string, string | boolean>>): void;
}) {
  const { info, options, onChange } = props;
  const list = info?.options ?? [];
  if (list.length === 0) return null;
  return (
    <fieldset className="new-seats">
      <legend>Options</legend>
      {list.map(({ id, name, text, values, notWith = [] }) => {
        const now = options[id] ?? values[0];
        const rivals = list.filter((other) => notWith.includes(other.id));
        const rival = rivals.find((other) => options[other.id] === true);
        const isSwitch = values.every((value) => typeof value === 'boolean');
        return (
          <label key={id} className="new-option" htmlFor={`option-${id}`}>
            {isSwitch ? (
              <input
                type="checkbox"
                id={`option-${id}`}
                checked={now === true}
                disabled={rival !== undefined && now !== true}
                onChange={(event) => onChange({ ...options, [id]: event.target.checked })}
              />
            ) : (
              <select
                id={`option-${id}`}
                className="field"
                value={String(now)}
                onChange={(event) => {
                  const value = values.find((item) => String(item) === event.target.value);
                  if (value !== undefined) onChange({ ...options, [id]: value });
                }}
              >
                {values.map((value) => (
                  <option key={String(value)} value={String(value)}>
                    {String(value)}
                  </option>
                ))}
              </select>
            )}
            <span>
              <strong>{name}</strong> <span className="muted">{text}</span>
              {rivals.length > 0 && (
                <span className={rival === undefined ? 'new-rival muted' : 'new-rival'}>
                  Not together with “{rivals.map((other) => other.name).join('”, “')}”.
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

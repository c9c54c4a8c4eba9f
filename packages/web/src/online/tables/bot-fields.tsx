import { Icon } from '../../ui/icon.tsx';
import { BOT_TEXT } from './words.ts';

/** Seats that are played by code, each as strong as one likes. */
export function BotFields(props: {
  readonly bots: readonly string[];
  readonly most: number;
  onChange(bots: readonly string[]): void;
}) {
  const { bots, most, onChange } = props;
  return (
    <fieldset>
      <legend>Bots</legend>
      <div className="form">
        {bots.map((bot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are their places
          <div key={index} className="bot-field">
            <BotSelect
              label={`Bot ${index + 1}`}
              value={bot}
              onChange={(next) => onChange(bots.map((old, at) => (at === index ? next : old)))}
            />
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={`Remove bot ${index + 1}`}
              onClick={() => onChange(bots.filter((_, at) => at !== index))}
            >
              <Icon name="close" size={16} />
            </button>
          </div>
        ))}
        <div className="form-buttons">
          <button
            type="button"
            className="button"
            disabled={bots.length >= most}
            onClick={() => onChange([...bots, 'novice'])}
          >
            <Icon name="plus" size={16} /> Bot
          </button>
        </div>
      </div>
    </fieldset>
  );
}

export function BotSelect(props: {
  readonly label: string;
  readonly value: string;
  onChange(bot: string): void;
}) {
  const { label, value, onChange } = props;
  return (
    <select
      className="field"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {Object.entries(BOT_TEXT).map(([bot, text]) => (
        <option key={bot} value={bot}>
          {text}
        </option>
      ))}
    </select>
  );
}

import { useTable } from '../../game/table-context.ts';
import type { HoldingView } from './cards.ts';
import type { Placing } from './placing.ts';
import './token-board.css';

const ROWS = [
  { row: 'add', sign: '+', text: 'to add railroads and investors' },
  { row: 'keep', sign: '▼', text: 'to keep railroads' },
] as const;

/** The circles of a holding: tokens as they lie, or to be placed by clicks when it is time. */
export function TokenRows(props: {
  readonly holding: HoldingView;
  readonly placing: Placing;
  readonly onPlace?: (row: keyof Placing, count: number) => void;
}) {
  const { holding, placing, onPlace } = props;
  const { money } = useTable();
  const { tokens } = holding;
  const circles = Array.from({ length: tokens.total - tokens.network }, (_, i) => i + 1);
  return (
    <div className="barons-tokens">
      {ROWS.map(({ row, sign, text }) => (
        <div key={row} className="barons-circles">
          <span className="barons-sign" title={text}>
            {sign}
          </span>
          {circles.map((count) => (
            <Circle
              key={count}
              filled={count <= placing[row]}
              label={`${holding.short}: ${count} ${text}`}
              id={`${row}-${count}`}
              onClick={onPlace && (() => onPlace(row, count))}
            />
          ))}
        </div>
      ))}
      {(tokens.network > 0 || onPlace !== undefined) && (
        <div className="barons-circles">
          <span className="barons-sign" title={`in the route network, ${money(10)} each`}>
            ⇄
          </span>
          {Array.from({ length: tokens.network }, (_, i) => `in-${i}`).map((key) => (
            <span
              key={key}
              className="barons-circle barons-filled"
              title={`invested for good: ${money(10)}`}
            />
          ))}
          {onPlace !== undefined && tokens.idle > 0 && (
            <Circle
              filled={placing.network > 0}
              label={`${holding.short}: invest one in the route network`}
              id="network-1"
              onClick={() => onPlace('network', 1)}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Circle(props: {
  readonly filled: boolean;
  readonly label: string;
  readonly id: string;
  readonly onClick: (() => void) | undefined;
}) {
  const { filled, label, id, onClick } = props;
  const look = filled ? 'barons-circle barons-filled' : 'barons-circle';
  return onClick === undefined ? (
    <span className={look} />
  ) : (
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-pressed={filled}
      data-token={id}
      onClick={onClick}
    />
  );
}

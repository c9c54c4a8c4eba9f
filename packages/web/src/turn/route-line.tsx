import { type RunRoute, stopsOf } from '@roundhouse/engine/play';
import { useTable } from '../game/table-context.ts';
import { stopsOfPath } from '../run/edit-route.ts';
import { bonusName, deliveryWords, placeName } from '../run/run-lines.ts';
import { readStep, trackMap } from '../run/track-map.ts';
import { TrainChip } from '../ui/train-chip.tsx';
import './route-line.css';

/** A route stop by stop, each with its value; what is paid once stands below. Everything adds up to the sum. */
export function RouteLine(props: {
  readonly type: string;
  readonly path: readonly string[];
  readonly report: RunRoute | undefined;
  readonly colour: string;
}) {
  const { type, path, report: told, colour } = props;
  const { info, view, names, money } = useTable();
  const stops = stopsOfPath(path);
  const kindOf = (written: string): string => {
    if (info.geography === null || view.map === null) return 'city';
    const { hex, stop } = readStep(written);
    return stopsOf(trackMap(info.geography, view.map.tiles).faceOf(hex))[stop ?? 0]?.type ?? 'city';
  };
  const deliveries = told?.deliveries ?? [];
  return (
    <>
      <span className="route-head">
        <TrainChip type={type} />
        <span className="muted">{stops.length === 0 ? 'does not run' : `${stops.length} stops`}</span>
        <strong className="figures route-sum">{told === undefined ? '' : money(told.revenue)}</strong>
      </span>
      {stops.length > 0 && (
        <span className="route-stops">
          {stops.map((stop, index) => (
            <span key={stop} className="route-stop">
              <span className="route-value figures">{told?.values[index] ?? ''}</span>
              <span
                className={`route-dot route-${kindOf(stop)}`}
                style={{ color: colour }}
                aria-hidden="true"
              />
              <span className="route-name">{placeName(info.geography, readStep(stop).hex)}</span>
            </span>
          ))}
        </span>
      )}
      {told !== undefined && (told.multiplier !== 1 || told.bonuses.length + deliveries.length > 0) && (
        <span className="route-extras figures">
          {told.multiplier !== 1 && (
            <span className="route-extra">
              <span>Stops count {told.multiplier} times</span>
              <strong>×{told.multiplier}</strong>
            </span>
          )}
          {told.bonuses.map(({ id, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a train may earn the same twice
            <span key={index} className="route-extra">
              <span>+ {bonusName(id, info, names)}</span>
              <strong>{money(amount)}</strong>
            </span>
          ))}
          {deliveries.map((delivery) => (
            <span key={delivery.to} className="route-extra">
              <span>{deliveryWords(delivery, info.geography)}</span>
              <strong>{money(delivery.amount)}</strong>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

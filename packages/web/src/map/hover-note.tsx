import { type Geography, printedHex } from '@roundhouse/engine/play';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { MapView } from '../contract.ts';
import { useTable } from '../game/table-context.ts';
import { RefusalText } from '../rules/refusal-text.tsx';
import type { TrackMap } from '../run/track-map.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { hexFacts } from './hex-facts.ts';
import { isOnMap } from './picking.ts';
import { whyNot } from './why-not.ts';
import './hover-note.css';

/** Puts the card into the half of the map where its hex is not. */
function useOtherHalf(hex: string | null) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const map = card.current?.parentElement;
    const at = map?.querySelector(`.hex[data-hex="${hex}"]`)?.getBoundingClientRect();
    if (card.current === null || map === null || map === undefined || at === undefined) return;
    const { top, height } = map.getBoundingClientRect();
    card.current.dataset.half = at.top + at.height / 2 < top + height / 2 ? 'lower' : 'upper';
  });
  return card;
}

/** The card of the hex under the pointer: all that is known of it, and why nothing may be done there. */
export function HoverNote(props: {
  readonly geography: Geography;
  readonly map: MapView;
  readonly track: TrackMap;
  readonly hex: string | null;
}) {
  const { geography, map, track, hex } = props;
  const { snapshot, names, view, money } = useTable();
  const { picking } = useTableUi();
  const { choices, position } = snapshot;
  const card = useOtherHalf(hex);
  const refusal = useMemo(() => {
    if (hex === null || !choices.some(isOnMap) || choices.some(({ action }) => action.hex === hex))
      return null;
    return whyNot(position, choices, geography, map, track.faceOf(hex), hex);
  }, [hex, choices, position, geography, map, track]);
  if (hex === null || picking !== null || !geography.grid.index.has(hex)) return null;
  const printed = printedHex(geography.grid, hex);
  const facts = hexFacts(geography, map, hex, track.faceOf(hex), names, view.privates, money);
  return (
    <div ref={card} className="hover-note" role="status">
      <p className="hover-head">
        <strong>{printed.name ?? hex}</strong>{' '}
        <span className="muted">{printed.name === undefined ? '' : hex}</span>
      </p>
      <dl className="hover-facts figures">
        {facts.map(({ head, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two stops may read the same
          <div key={index}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {refusal !== null && (
        <p className="hover-why">
          Not now: <RefusalText refusal={refusal} />
        </p>
      )}
    </div>
  );
}

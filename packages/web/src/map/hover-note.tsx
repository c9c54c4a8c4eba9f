import type { Geography } from '@roundhouse/engine';
import { useMemo } from 'react';
import { useTable } from '../game/table-context.ts';
import { RefusalText } from '../rules/refusal-text.tsx';
import type { TrackMap } from '../run/track-map.ts';
import { useTableUi } from '../ui/table-ui.ts';
import { isOnMap } from './picking.ts';
import { whyNot } from './why-not.ts';
import './hover-note.css';

/** Says why nothing may be done on the hex under the pointer. */
export function HoverNote(props: {
  readonly geography: Geography;
  readonly track: TrackMap;
  readonly hex: string | null;
}) {
  const { geography, track, hex } = props;
  const { snapshot } = useTable();
  const { picking } = useTableUi();
  const { choices, position } = snapshot;
  const refusal = useMemo(() => {
    if (hex === null || !choices.some(isOnMap) || choices.some(({ action }) => action.hex === hex))
      return null;
    return whyNot(position, choices, geography, track.faceOf(hex), hex);
  }, [hex, choices, position, geography, track]);
  if (refusal === null || picking !== null) return null;
  const name = geography.grid.data.hexes[hex ?? '']?.name;
  return (
    <div className="hover-note" role="status">
      <strong>
        {hex} {name}
      </strong>{' '}
      <RefusalText refusal={refusal} />
    </div>
  );
}

import { useTable } from '../../game/table-context.ts';
import type { TitlePanel } from '../panels.ts';

/** The North-West Rebellion: under which train it waits, or that it is over the land. */
function Rebellion() {
  const { view } = useTable();
  const { rebellionRevealed, rebellionTrain } = view.titleState;
  return (
    <div className="panel-body">
      <h2>North-West Rebellion</h2>
      <p>
        {rebellionRevealed === true
          ? 'The rebellion has broken out: the hexes marked NWR have been affected.'
          : `The card lies under the first ${String(rebellionTrain ?? '?')}-train; it breaks out when that train is bought.`}
      </p>
    </div>
  );
}

export const PANELS: readonly TitlePanel[] = [{ id: 'rebellion', name: 'Rebellion', Panel: Rebellion }];

import { useTable } from '../../game/table-context.ts';
import { useWyomingTable } from './wyoming-table.ts';

const COMES: Readonly<Record<string, string>> = {
  construction: 'gets no cube now; inoperational after this round',
  inoperational: 'in disrepair after this round, unless a cube comes',
  operational: 'inoperational after this round',
  disrepair: 'removed after this round, unless a cube comes',
};

/** In the colours of its token on the map. */
function RefineryState({ state }: { readonly state: string }) {
  const look = useTable().info.terms.tokens[`refinery-${state}`];
  if (look?.shape !== 'chip') return state;
  const { color, ink, dashed } = look;
  return (
    <span
      className="bw-refinery"
      style={{ background: color, color: ink, borderStyle: dashed === true ? 'dashed' : 'solid' }}
    >
      {state}
    </span>
  );
}

/** Deposits against their capacity, and refineries with what becomes of them. */
export function Deposits() {
  const { info, money, names, view } = useTable();
  const { cubes, deposits, refineries } = useWyomingTable();
  const hexes = info.geography?.grid.data.hexes ?? {};
  const nameOf = (hex: string) => hexes[hex]?.name ?? hex;
  const isOffBoard = (hex: string) => hexes[hex]?.color === 'red';
  const inWyoming = Object.keys(refineries).filter((hex) => !isOffBoard(hex)).length;
  const energy = view.privates.find(({ id, closed }) => id === 'P3' && !closed);
  const waits = energy !== undefined && !Object.keys(refineries).some(isOffBoard);
  const always = `always operational${energy === undefined ? '' : `; only ${names(energy.owner)} delivers there`}`;
  return (
    <>
      <section className="bw-section">
        <h2>Deposits</h2>
        <p className="bw-note">
          In a network they produce {cubes.production} a round; full ones export {cubes.export} instead.{' '}
          {cubes.inBox} cubes are in the box.
        </p>
        <ul className="bw-deposits">
          {Object.entries(deposits).map(([hex, count]) => (
            <li key={hex}>
              <span>
                {nameOf(hex)} <span className="bw-note">{hex}</span>
              </span>
              <span className="bw-level" role="img" aria-label={`${count} of ${cubes.capacity} cubes`}>
                {Array.from({ length: cubes.capacity }, (_, place) => `${hex}-${place}`).map((key, place) => (
                  <i key={key} className={place < count ? 'bw-cube' : 'bw-room'} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="bw-section">
        <h2>Refineries</h2>
        <p className="bw-note">
          {inWyoming} of 5 in Wyoming. A cube earns {money(30)} at an operational or inoperational one;
          brought to a city without one or to one in disrepair it begins construction, and earns nothing.
        </p>
        <ul className="bw-deposits">
          {Object.entries(refineries).map(([hex, state]) => (
            <li key={hex}>
              <span>
                {nameOf(hex)} <span className="bw-note">{hex}</span>
              </span>
              <RefineryState state={state} />
              <span className="bw-note">{isOffBoard(hex) ? always : COMES[state]}</span>
            </li>
          ))}
        </ul>
        {waits && (
          <p className="bw-note">
            The one off the board waits: a corporation that owns {names('P3')} may place it.
          </p>
        )}
      </section>
    </>
  );
}

import { useTable } from '../../game/table-context.ts';
import { useMidwestTable } from './midwest-table.ts';

/** The two connections, and what counts double for whom. */
export function Connections() {
  const { info, money } = useTable();
  const { connections, chicagoDoubler } = useMidwestTable();
  return (
    <section className="mw-section">
      <h2>Connections and doubled places</h2>
      <ul className="mw-list">
        {connections.map(({ id, madeBy, doubler, toTreasury, toRoute }) => (
          <li key={id}>
            <strong>{info.terms.bonuses[id] ?? id}</strong>
            <span className="mw-note">
              {madeBy === null
                ? `not yet run: the first brings ${money(toTreasury)} to the treasury and ${money(toRoute)} on the route`
                : `first run by ${madeBy}`}
              {madeBy !== null &&
                (doubler === null ? '; no doubling token yet' : `; counts double for ${doubler}`)}
            </span>
          </li>
        ))}
        {chicagoDoubler !== null && (
          <li>
            <strong>Chicago</strong>
            <span className="mw-note">counts double for {chicagoDoubler}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

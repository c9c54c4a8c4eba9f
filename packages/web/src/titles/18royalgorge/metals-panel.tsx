import { useGorge } from './own.ts';
import './metals-panel.css';

/** The steel market and the gold shipment track, side by side. */
export function MetalsPanel() {
  return (
    <div className="panel-body metals">
      <SteelMarket />
      <GoldTrack />
    </div>
  );
}

function SteelMarket() {
  const { steel } = useGorge();
  return (
    <section aria-label="Steel market">
      <h2>Steel</h2>
      <p className="muted">
        CF&amp;I’s box: <strong className="figures">${steel.box}</strong> · an empty column sells at $
        {steel.emptyPrice}
        {steel.tilesLeft !== null && ` · ${steel.tilesLeft} tiles left this turn`}
        {steel.depot > 0 && ` · ${steel.depot} cubes on the steel depot`}
      </p>
      <div className="steel">
        {steel.columns.map(({ id, colour, open, spaces }) => {
          const next = steel.next.find((item) => item.column === id);
          const left = spaces.filter(({ cube }) => cube).length;
          return (
            <div key={id} className={open ? 'steel-column' : 'steel-column steel-shut'}>
              <h3 style={{ background: `var(--tile-${colour}, var(--tile-gray))` }}>{colour}</h3>
              <ol>
                {spaces.map(({ price, cube }) => (
                  <li key={price} className={cube ? undefined : 'steel-sold'}>
                    <span className="figures">${price}</span>
                    {cube && <i className="steel-cube" title="steel" />}
                  </li>
                ))}
              </ol>
              <p className="figures">
                {next === undefined ? `${left} left` : <strong>next tile ${next.price}</strong>}
                {!open && ' · not yet open'}
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function GoldTrack() {
  const { gold } = useGorge();
  const now = gold.spaces.findIndex(({ covered }) => !covered);
  return (
    <section aria-label="Gold track">
      <h2>Gold</h2>
      <p className="muted">
        Dividend of Victor Gold now: <strong className="figures">${gold.dividend}</strong>
        {gold.plusPrice && ' and its share price'} · {gold.supply} cubes in the supply
      </p>
      <ol className="gold">
        {gold.spaces.map(({ amount, colour, covered, open }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of a track are their places
            key={index}
            className={`${covered ? 'gold-covered' : ''} ${open || colour === null ? '' : 'gold-shut'}`}
            style={{ background: colour === null ? undefined : `var(--zone-${colour}, var(--zone-gray))` }}
            aria-current={index === now ? 'step' : undefined}
          >
            <span className="figures">${amount}</span>
            {covered && <i className="gold-cube" title="shipped" />}
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { SteelView } from '@roundhouse/titles';
import { useTable } from '../../game/table-context.ts';
import './steel-market.css';

const COLOUR_NAMES: Readonly<Record<string, string>> = { gray: 'silver' };
const named = (colour: string): string => COLOUR_NAMES[colour] ?? colour;

/** CF&I's steel: a column of cubes for each letter, dearest on top, and what the next tile costs. */
export function SteelMarket({ steel }: { readonly steel: SteelView }) {
  const { money } = useTable();
  const next = new Map(steel.next.map((offer) => [offer.column, offer]));
  return (
    <section className="rg-section">
      <h2>Steel market</h2>
      <p className="rg-note">
        CF&I’s box holds <b className="figures">{money(steel.box)}</b>: {money(steel.box / 10)} a share at the
        end of the set.
        {steel.tilesLeft !== null && ` ${steel.tilesLeft} of six tiles left in this turn.`}
      </p>
      <ol className="rg-steel" aria-label="Steel by column">
        {steel.columns.map(({ id, colour, open, spaces }) => {
          const offer = next.get(id);
          return (
            <li
              key={id}
              className={`rg-column rg-${colour} ${open ? '' : 'rg-closed'} ${offer ? 'rg-next' : ''}`}
            >
              <span className="rg-letter">{id}</span>
              <ol className="rg-spaces">
                {[...spaces].reverse().map(({ price, cube }) => (
                  <li
                    key={price}
                    className={cube ? 'rg-cube' : 'rg-gap'}
                    title={cube ? money(price) : `${money(price)}, gone`}
                  >
                    <span className="figures">{price}</span>
                  </li>
                ))}
                {spaces.every(({ cube }) => !cube) && (
                  <li className="rg-endless" title="An empty column never runs out">
                    <span className="figures">{steel.emptyPrice}</span>
                  </li>
                )}
              </ol>
              <span className="rg-caption">
                {open ? (offer ? `next ${money(offer.price)}` : named(colour)) : 'closed'}
              </span>
            </li>
          );
        })}
      </ol>
      {steel.next.length > 0 && (
        <p className="rg-note">
          Next tile:{' '}
          {steel.next
            .map(({ colour, column, price }) => `${named(colour)} ${money(price)} (${column})`)
            .join(', ')}
        </p>
      )}
      {steel.depot > 0 && (
        <p className="rg-note">The Steel Depot holds {steel.depot} free cubes for yellow tiles.</p>
      )}
    </section>
  );
}

import type { GoldView } from '@roundhouse/titles';
import { useTable } from '../../game/table-context.ts';
import './gold-track.css';

/** The gold shipment track: cubes cover it from the left; the first free space is what VGC pays. */
export function GoldTrack({ gold }: { readonly gold: GoldView }) {
  const { money } = useTable();
  const first = gold.spaces.findIndex(({ covered }) => !covered);
  const amount = (value: number) => (gold.plusPrice ? `X+${value}` : money(value));
  return (
    <section className="rg-section">
      <h2>Gold track{gold.track === 'standard' ? '' : ` ${gold.track}`}</h2>
      <p className="rg-note">
        Victor Gold would pay <b className="figures">{money(gold.dividend)}</b> now
        {gold.plusPrice ? ' (X is its share price)' : ''}: {money(gold.dividend / 10)} a share. {gold.supply}{' '}
        cubes are still to be placed.
      </p>
      <ol className="rg-gold" aria-label="Gold shipment track">
        {gold.spaces.map(({ amount: value, colour, covered, open }, index) => (
          <li
            key={value}
            className={`rg-${colour ?? 'red'} ${covered ? 'rg-covered' : ''} ${index === first ? 'rg-pays' : ''} ${open || covered ? '' : 'rg-closed'}`}
            title={covered ? 'covered' : colour === null ? 'never covered' : open ? 'open' : 'not open yet'}
          >
            <span className="figures">{amount(value)}</span>
            {covered && <span className="rg-nugget" aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </section>
  );
}

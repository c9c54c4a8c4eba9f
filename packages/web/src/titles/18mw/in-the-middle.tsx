import { useTable } from '../../game/table-context.ts';
import { useMidwestTable, usePlayerName } from './midwest-table.ts';

/** What interrupts a turn: price protection, the auctions of a fire sale, and the sums behind a train that must be bought. */

export function Protection() {
  const { protection } = useMidwestTable();
  const nameOf = usePlayerName();
  if (protection === null) return null;
  const { company, percent, cost, seller } = protection;
  return (
    <section className="mw-section">
      <h2>Share price protection</h2>
      <p>
        {`${nameOf(seller)} has sold ${percent}% of ${company}. Its president may buy all of it for $${cost}, or the price falls.`}
      </p>
    </section>
  );
}

export function FireSale() {
  const { sale } = useMidwestTable();
  const nameOf = usePlayerName();
  if (sale === null) return null;
  const { company, lot: goods, high, least, bidders } = sale;
  return (
    <section className="mw-section">
      <h2>Fire sale of {company}</h2>
      <p>
        On sale: {goods}.{' '}
        {high === null
          ? `No bid yet; the least is $${least}.`
          : `$${high.price} by ${nameOf(high.player)}${high.company === undefined ? '' : ` for ${high.company}`}.`}
      </p>
      <p className="mw-note">Still in: {bidders.map(nameOf).join(', ')}</p>
    </section>
  );
}

export function MandatoryTrain() {
  const { info } = useTable();
  const { need } = useMidwestTable();
  const nameOf = usePlayerName();
  if (need === null) return null;
  const { company, president, price, seller, treasury, cash, shares, tokens, saleAmounts } = need;
  const lacking = Math.max(0, price - treasury - cash);
  const placeOf = (hex: string) => info.geography?.grid.data.hexes[hex]?.name ?? hex;
  return (
    <section className="mw-section">
      <h2>{company} must get a train</h2>
      <table className="mw-sums">
        <tbody>
          <tr>
            <th>{seller === null ? 'The cheapest of the bank' : `The train of ${seller}`}</th>
            <td>${price}</td>
          </tr>
          <tr>
            <th>Treasury</th>
            <td>−${treasury}</td>
          </tr>
          <tr>
            <th>{nameOf(president)}</th>
            <td>−${cash}</td>
          </tr>
          <tr className="mw-total">
            <th>Lacking</th>
            <td>${lacking}</td>
          </tr>
          {saleAmounts.map((block) => (
            <tr key={block.company}>
              <th>
                May sell {block.percent}% of {block.company}
              </th>
              <td>${block.proceeds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length > 0 && (
        <p className="mw-note">
          Redeemed shares must be offered first: {shares.map((size) => `${size}%`).join(', ')}.
        </p>
      )}
      {tokens.length > 0 && (
        <p className="mw-note">Tokens may be offered: {tokens.map(placeOf).join(', ')}.</p>
      )}
    </section>
  );
}

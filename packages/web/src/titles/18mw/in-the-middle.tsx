import type { NeedView } from '@roundhouse/titles';
import { CompanyBadge } from '../../draw/company-mark.tsx';
import { useTable } from '../../game/table-context.ts';
import { EmergencySums } from '../../turn/emergency-sums.tsx';
import { TrainChip } from '../../ui/train-chip.tsx';
import { useMidwestTable, usePlayerName } from './midwest-table.ts';

/** What interrupts a turn, told to everybody: price protection, the auctions of a fire sale, and the sums behind a train that must be bought. */
export function InTurn() {
  const { protection, sale, need } = useMidwestTable();
  if (protection !== null) return <Protection />;
  if (sale !== null) return <FireSale />;
  return need === null ? null : <MandatoryTrain need={need} />;
}

function Protection() {
  const { info, money } = useTable();
  const { protection } = useMidwestTable();
  const nameOf = usePlayerName();
  if (protection === null) return null;
  const { company, percent, cost, seller, president, price, fallsTo } = protection;
  return (
    <section className="mw-turn" aria-label="Share price protection">
      <CompanyBadge id={company} text={info.companies[company]} size={34} />
      <div>
        <p>
          {nameOf(seller)} has sold{' '}
          <strong>
            {percent}% of {company}
          </strong>
          .
        </p>
        <p>
          {nameOf(president)} may buy all of it for <strong>{money(cost)}</strong>. Otherwise{' '}
          {fallsTo === 0 ? (
            `${company} closes.`
          ) : price === fallsTo ? (
            `it goes to the pool, and the price stays at ${money(price)}.`
          ) : (
            <>
              the price falls from {money(price)} to <strong>{money(fallsTo)}</strong>.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function FireSale() {
  const { info, money } = useTable();
  const { sale, need } = useMidwestTable();
  const nameOf = usePlayerName();
  if (sale === null) return null;
  const { company, lot, high, least, bidders } = sale;
  return (
    <section className="mw-turn" aria-label={`Fire sale of ${company}`}>
      <CompanyBadge id={company} text={info.companies[company]} size={34} />
      <div>
        <p>
          Fire sale of {company}: <strong>{lot}</strong>.{' '}
          {high === null
            ? `No bid yet, from ${money(least)}.`
            : `${nameOf(high.player)} has bid ${money(high.price)}${high.company === undefined ? '' : ` for ${high.company}`}; the next bid is at least ${money(least)}.`}
        </p>
        <p className="mw-note">
          Still in: {bidders.map(nameOf).join(', ')}.
          {need !== null &&
            ` ${company} has ${money(need.treasury)}, and the cheapest train costs ${money(need.price)}.`}
        </p>
      </div>
    </section>
  );
}

/** What the train costs, what is there, what can still be raised and from where, and which other ways there are. */
function MandatoryTrain({ need }: { readonly need: NeedView }) {
  const { info } = useTable();
  const nameOf = usePlayerName();
  const { company, president, price, seller, treasury, cash, shares, tokens, saleAmounts, most } = need;
  const placeOf = (hex: string) => info.geography?.grid.data.hexes[hex]?.name ?? hex;
  return (
    <section className="emergency" aria-label="A train has to be bought">
      <EmergencySums
        need={{
          company,
          president: nameOf(president),
          hasTrain: false,
          train: seller === null ? 'The cheapest train from the bank' : `The train of ${seller}`,
          price,
          treasury,
          cash,
          sales: saleAmounts,
          maxProceeds: Math.max(0, most - treasury - cash),
        }}
      />
      <ul className="mw-ways">
        {shares.length > 0 && (
          <li>Every redeemed share must be offered first: {shares.map((size) => `${size}%`).join(', ')}.</li>
        )}
        {tokens.length > 0 && <li>Tokens may be offered: {tokens.map(placeOf).join(', ')}.</li>}
        <OtherWays need={need} />
      </ul>
    </section>
  );
}

function OtherWays({ need: { trains, partners } }: { readonly need: NeedView }) {
  return (
    <>
      {trains.length > 0 && (
        <li>
          Or a train of another company:{' '}
          {trains.map(({ company, type }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a company may have two trains of a kind
            <span key={at} className="mw-train">
              <TrainChip type={type} /> of {company}
            </span>
          ))}
        </li>
      )}
      {partners.length > 0 && <li>Or a merger with {partners.join(' or ')}.</li>}
    </>
  );
}

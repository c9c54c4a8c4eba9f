import { CompanyBadge } from '../draw/company-mark.tsx';
import { useTable } from '../game/table-context.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { TrainChip } from '../ui/train-chip.tsx';
import { fundsOf, type Offer, standingOffer } from './offer.ts';
import { rustNews } from './train-outlook.ts';
import './offer-card.css';

/** The offer that has to be answered, for whoever looks at the table. */
export function useOffer(): Offer | null {
  const { session, snapshot, view } = useTable();
  return standingOffer(view, session.table.events[snapshot.shown - 1] ?? []);
}

/** Who pays what for which thing, and what that leaves to both. */
export function OfferCard() {
  const { view, info, names, money, snapshot } = useTable();
  const offer = useOffer();
  if (offer === null) return null;
  const { buyer, seller, item, train, price } = offer;
  const [has, gets] = [fundsOf(buyer, view), fundsOf(seller, view)];
  const trains = view.companies.find(({ id }) => id === seller)?.trains ?? [];
  const rustedBy = info.trains.find(({ type }) => type === train)?.rustedBy;
  const rusts = train !== null && rustNews(view, info, names, snapshot.viewer).types.has(train);
  return (
    <section className="offer-card" aria-label="The offer">
      <div className="offer-deal">
        <div className="offer-side">
          <Mark id={buyer} />
          <strong>
            {names(buyer)} pays {money(price)}
          </strong>
          <span className="muted">of {money(has)}</span>
        </div>
        <span className="offer-arrows" aria-hidden="true">
          ⇄
        </span>
        <div className="offer-side">
          <span className="offer-goods">
            <Mark id={seller} />
            {train !== null && <TrainChip type={train} {...(rusts ? { look: 'rusting' as const } : {})} />}
          </span>
          <strong>{train === null ? names(item) : `${train}-train of ${names(seller)}`}</strong>
          <span className="muted">
            {train === null
              ? `owned by ${names(seller)}`
              : trains.length === 1
                ? 'its only train'
                : `one of its ${trains.length} trains`}
          </span>
        </div>
      </div>
      <dl className="offer-facts">
        <div>
          <dt>{names(seller)} would have</dt>
          <dd className="figures">
            {money(gets)} → <strong>{money(gets + price)}</strong>
          </dd>
        </div>
        <div>
          <dt>{names(buyer)} would have</dt>
          <dd className="figures">
            {money(has)} → <strong>{money(has - price)}</strong>
          </dd>
        </div>
        {rusts && rustedBy !== undefined && (
          <div>
            <dt>
              The {train} rusts with the first {rustedBy}
            </dt>
          </div>
        )}
      </dl>
    </section>
  );
}

function Mark({ id }: { readonly id: string }) {
  const { view, info } = useTable();
  return view.players.some((player) => player.id === id) ? (
    <SeatMark player={id} size={32} />
  ) : (
    <CompanyBadge id={id} text={info.companies[id]} size={34} />
  );
}

import { nameOf } from '@roundhouse/titles';
import type { CompanyView, Names, TableView } from '../contract.ts';
import { CompanyBadge } from '../draw/company-mark.tsx';
import { deciderOf } from '../game/names.ts';
import { seatColour } from '../game/seat-marks.ts';
import { useTable } from '../game/table-context.ts';
import { ranking } from '../result/ranking.ts';
import { victoryOf } from '../result/result-text.ts';
import { Worded } from '../rules/worded.tsx';
import { bandColours } from '../ui/contrast.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import type { Offer } from './offer.ts';
import { useOffer } from './offer-card.tsx';
import './turn-heading.css';

/** Whose turn it is, in their colour, so that a change cannot be missed; and what has to be decided. */
export function TurnHeading() {
  const { view, names, session, money, snapshot } = useTable();
  if (snapshot.abandoned && snapshot.live)
    return (
      <header className="turn-heading turn-band turn-over">
        <h2>Abandoned</h2>
        <p>Its players have given this game up, without a result.</p>
      </header>
    );
  if (view.ended !== null) {
    return (
      <header className="turn-heading turn-band turn-over">
        <h2>{victoryOf(ranking(view.players), money)}</h2>
        <p>{session.title.sentences.event({ type: 'ended', reason: view.ended.reason }, names)}</p>
      </header>
    );
  }
  return (
    <header className="turn-heading" aria-live="polite">
      <Band />
    </header>
  );
}

/** The company for which is decided, or which offers. Who answers does not act for the company whose turn it is. */
const companyFor = (
  { companies, operating, deciding, acting }: TableView,
  offer: Offer | null,
): CompanyView | undefined =>
  offer === null
    ? companies.find((one) => one.id === (operating ?? deciding) && deciderOf(one) === acting[0])
    : companies.find(({ id }) => id === offer.buyer);

/** The colours of the one who decides: of the company for which, else of the seat. */
export function useBand(): { readonly ground: string; readonly ink: string } {
  const { view, info } = useTable();
  const [acting] = view.acting;
  const company = companyFor(view, useOffer());
  const color = company === undefined ? undefined : info.companies[company.id]?.color;
  return bandColours(color ?? seatColour(view.players.findIndex(({ id }) => id === acting)));
}

/** Steps in which somebody else waits for a yes or no. */
const ANSWERS: ReadonlySet<string> = new Set(['offer', 'agreement']);

function Band() {
  const { view, snapshot, names, info, money } = useTable();
  const { acting, operating, step, certificateLimit } = view;
  const [player] = view.players.filter(({ id }) => id === acting[0]);
  const offer = useOffer();
  const company = companyFor(view, offer);
  const { ground, ink } = useBand();
  const { online, phone } = useTableUi();
  const isHere = acting.some((id) => snapshot.here.has(id));
  // Around one screen it is always the turn of somebody there.
  const isTheirs = online !== null && !isHere;
  const [decider] = acting;
  return (
    <div
      key={`${acting}/${operating ?? view.deciding}`}
      className={isTheirs ? 'turn-band turn-theirs turn-change' : 'turn-band turn-change'}
      style={isTheirs ? { borderLeftColor: ground } : { background: ground, color: ink }}
    >
      {company !== undefined ? (
        <CompanyBadge id={company.id} text={info.companies[company.id]} size={46} />
      ) : (
        decider !== undefined && <SeatMark player={decider} size={42} />
      )}
      <div className="turn-band-text">
        <h2 className={offer === null ? undefined : 'turn-band-offer'}>
          {offer !== null
            ? `${names(offer.buyer)} offers ${money(offer.price)} for ${offerThing(offer, names)}`
            : company === undefined
              ? acting.map(names).join(', ')
              : (info.companies[company.id]?.name ?? '')}
        </h2>
        <p>
          {company !== undefined && decider !== undefined && (
            <>
              <SeatMark player={decider} size={18} /> {names(decider)}:{' '}
            </>
          )}
          <span className="turn-step">{nameOf(info.terms, step)}</span>
          {isTheirs && phone && snapshot.live && decider !== undefined && (
            <online.Time player={decider} acts />
          )}
          {online !== null && isHere && snapshot.live && (
            <span className="turn-yours">
              {snapshot.viewer === null || !acting.includes(snapshot.viewer)
                ? `You move for ${acting.map(names).join(', ')}`
                : ANSWERS.has(step)
                  ? 'your answer'
                  : 'your turn'}
            </span>
          )}
        </p>
      </div>
      {offer === null && (
        <p className="turn-band-sum figures">
          {company !== undefined && (
            <>
              <strong>{money(company.cash)}</strong> treasury
            </>
          )}
          {company === undefined && player !== undefined && (
            <>
              <strong>{money(player.cash)}</strong>
              {player.free !== player.cash
                ? `${money(player.free)} free`
                : certificateLimit === null
                  ? 'cash'
                  : `${player.certificates} of ${certificateLimit} certificates`}
            </>
          )}
        </p>
      )}
    </div>
  );
}

const offerThing = ({ train, item, seller }: Offer, names: Names): string =>
  train === null ? names(item) : `${names(seller)}’s ${train}-train`;

/** What helps with the decision: what it is about, and what has just happened. */
export function TurnContext() {
  const { view, snapshot } = useTable();
  const mine = view.acting.some((id) => snapshot.here.has(id));
  if (view.ended !== null) return null;
  return (
    <div className="turn-context">
      {snapshot.live && mine && <Hint />}
      <News />
    </div>
  );
}

function Hint() {
  const { view, info } = useTable();
  const hint = info.terms.stepHints[view.step];
  return hint === undefined ? null : (
    <p className="turn-tip muted">
      <Worded text={hint} />
    </p>
  );
}

/** What the last move was and what first came of it: an offer that has to be answered, for instance. */
function News() {
  const { session, snapshot, names } = useTable();
  const events = session.table.events[snapshot.shown - 1] ?? [];
  // The card of an offer says it all.
  const isOffer = useOffer() !== null;
  const sentences = events
    .filter(({ type }) => type !== 'round' && type !== 'turn')
    // Which stops a run had is told by the log, and shown on the map.
    .map((event) => (event.type === 'run' ? { ...event, routes: [] } : event))
    .flatMap((event) => session.title.sentences.event(event, names) ?? []);
  return sentences.length === 0 || isOffer ? null : (
    <p className="turn-news muted">{sentences.slice(0, 2).join(' · ')}</p>
  );
}

import type { Proposal } from '@roundhouse/server/contract';
import { useTable } from '../../game/table-context.ts';
import { SureButton } from '../ui/sure-button.tsx';
import { useRoom } from './room-context.ts';

/** What somebody asks of all players: to take moves back, or to abandon the game. In sight whatever panel is open. */
export function Proposals() {
  const { details } = useRoom();
  return details.proposals.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} />);
}

function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const { session } = useTable();
  const { details, room, seat } = useRoom();
  const { id, kind, by, to, agreed } = proposal;
  const voters = details.seats.filter(({ person, standIn }) => person !== null && standIn === null);
  const nameOf = (person: string) =>
    details.seats.find((one) => one.person?.id === person)?.person?.name ?? 'Somebody';
  const missing = voters.flatMap(({ person }) =>
    person === null || agreed.includes(person.id) ? [] : [person.id === room.me ? 'you' : person.name],
  );
  const isOwn = by === room.me;
  const hasAgreed = room.me !== null && agreed.includes(room.me);
  const who = isOwn ? 'You ask' : `${nameOf(by)} asks`;
  const back = to === null ? 0 : details.count - to;
  return (
    <section className="live-ask" aria-label="A question to the players">
      <p role={hasAgreed ? 'status' : 'alert'}>
        <strong>{who}</strong>{' '}
        {kind === 'abandon'
          ? 'to abandon this game, without a result.'
          : `to take back ${back === 1 ? 'the last move' : `the last ${back} moves`}.`}
        {missing.length > 0 && <span className="muted"> Still to agree: {missing.join(', ')}.</span>}
      </p>
      <div className="live-ask-buttons">
        {seat !== undefined && !hasAgreed && (
          <>
            {kind === 'abandon' ? (
              <SureButton
                question="Abandon this game?"
                text="If all agree, it is over without a result."
                verb="Agree to abandon"
                onSure={() => void room.answer(id, true)}
              >
                Agree…
              </SureButton>
            ) : (
              <button type="button" className="button button-main" onClick={() => void room.answer(id, true)}>
                Agree
              </button>
            )}
            <button type="button" className="button" onClick={() => void room.answer(id, false)}>
              Refuse
            </button>
          </>
        )}
        {isOwn && (
          <button type="button" className="button" onClick={() => void room.answer(id, false)}>
            Withdraw
          </button>
        )}
        {kind === 'undo' && to !== null && (
          <button type="button" className="button button-quiet" onClick={() => session.show(to)}>
            Show that position
          </button>
        )}
      </div>
    </section>
  );
}

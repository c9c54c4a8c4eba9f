import { Popover } from '@base-ui/react/popover';
import type { Program } from '@roundhouse/engine/play';
import { nameOf } from '@roundhouse/titles';
import { useState } from 'react';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './automation-menu.css';

/** Lets players hand routine to the table, and take it back. */
export function AutomationMenu() {
  const { session, snapshot, view } = useTable();
  const [player] = view.acting;
  return player === undefined ? null : (
    <ProgramMenu
      present={snapshot.programs[player]}
      onStart={(program) => session.setProgram(player, program)}
    />
  );
}

/** What can be left to the table, whoever runs it. */
export function ProgramMenu(props: {
  /** What is left to it now. */
  readonly present: Program | undefined;
  onStart(program: Program): void;
}) {
  const { present, onStart } = props;
  const { snapshot, view, info } = useTable();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const { choices, total } = snapshot;
  if (!choices.some(({ action }) => action.type === 'pass')) return null;
  const start = (program: Program) => {
    setOpenAt(null);
    onStart(program);
  };
  return (
    <Popover.Root open={openAt === total} onOpenChange={(open) => setOpenAt(open ? total : null)}>
      <Popover.Trigger className="button button-quiet">
        <Icon name="clock" size={18} /> Automatic…
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="popup-layer">
          <Popover.Popup className="popup automation">
            <Popover.Title className="automation-title">Let the table do it</Popover.Title>
            {view.operating === null ? (
              <button
                type="button"
                className="button"
                onClick={() => start({ kind: 'pass', round: view.round, since: total })}
              >
                Pass until something changes
              </button>
            ) : (
              <button
                type="button"
                className="button"
                onClick={() => start(skipAlso(present, view.step, total))}
              >
                Always pass at: {nameOf(info.terms, view.step)}
              </button>
            )}
            <BuyProgram onStart={start} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Steps to pass at are added to those that are passed already. */
function skipAlso(program: Program | undefined, step: string, since: number): Program {
  const steps = program?.kind === 'skip' ? program.steps : [];
  return { kind: 'skip', steps: [...new Set([...steps, step])], since };
}

/** Buy this share until it floats, or until so much is held. */
function BuyProgram({ onStart }: { onStart(program: Program): void }) {
  const { snapshot, view, names } = useTable();
  const companies = [
    ...new Set(
      snapshot.choices.flatMap(({ action }) =>
        action.type === 'buy' && typeof action.company === 'string' ? [action.company] : [],
      ),
    ),
  ];
  const [company, setCompany] = useState(companies[0] ?? '');
  const [chosen, setUntil] = useState('floats');
  if (companies.length === 0 || view.operating !== null) return null;
  const [player = ''] = view.acting;
  const held = view.players.find(({ id }) => id === player)?.shares[company]?.percent ?? 0;
  const floats = view.companies.find(({ id }) => id === company)?.status === 'floated';
  const amounts = [20, 30, 40, 50, 60, 70, 80, 90, 100].filter((percent) => percent > held);
  const until = floats && chosen === 'floats' ? String(amounts[0] ?? 100) : chosen;
  return (
    <div className="automation-buy">
      <label>
        Buy{' '}
        <select className="field" value={company} onChange={(event) => setCompany(event.target.value)}>
          {companies.map((id) => (
            <option key={id} value={id}>
              {names(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        until{' '}
        <select className="field" value={until} onChange={(event) => setUntil(event.target.value)}>
          {!floats && <option value="floats">it floats</option>}
          {amounts.map((percent) => (
            <option key={percent} value={percent}>
              I hold {percent}%
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button"
        onClick={() =>
          onStart({
            kind: 'buy',
            company,
            until: until === 'floats' ? 'floats' : Number(until),
            round: view.round,
            since: snapshot.total,
          })
        }
      >
        Start
      </button>
    </div>
  );
}

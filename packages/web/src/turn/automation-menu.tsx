import { Popover } from '@base-ui/react/popover';
import { nameOf } from '@roundhouse/titles';
import { useState } from 'react';
import { type Program, programText } from '../automation/program.ts';
import { useTable } from '../game/table-context.ts';
import { Icon } from '../ui/icon.tsx';
import './automation-menu.css';

/** Lets players hand routine to the table, and take it back. */
export function AutomationMenu() {
  const { session, snapshot, view, info } = useTable();
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [player] = view.acting;
  const { choices, total, game } = snapshot;
  const mayPass = choices.some(({ action }) => action.type === 'pass');
  if (player === undefined || (!mayPass && Object.keys(game.programs).length === 0)) return null;
  const start = (program: Program) => {
    setOpenAt(null);
    session.setProgram(player, program);
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
            {mayPass && view.operating === null && (
              <button
                type="button"
                className="button"
                onClick={() => start({ kind: 'pass', round: view.round, since: total })}
              >
                Pass until something changes
              </button>
            )}
            {mayPass && view.operating !== null && (
              <button
                type="button"
                className="button"
                onClick={() => start(skipAlso(game.programs[player], view.step))}
              >
                Always pass at: {nameOf(info.terms, view.step)}
              </button>
            )}
            <BuyProgram onStart={start} />
            <Running />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Steps to pass at are added to those that are passed already. */
function skipAlso(program: Program | undefined, step: string): Program {
  const steps = program?.kind === 'skip' ? program.steps : [];
  return { kind: 'skip', steps: [...new Set([...steps, step])] };
}

/** Buy this share until it floats, or until so much is held. */
function BuyProgram({ onStart }: { onStart(program: Program): void }) {
  const { snapshot, view } = useTable();
  const companies = [
    ...new Set(
      snapshot.choices.flatMap(({ action }) =>
        action.type === 'buy' && typeof action.company === 'string' ? [action.company] : [],
      ),
    ),
  ];
  const [company, setCompany] = useState(companies[0] ?? '');
  const [until, setUntil] = useState('floats');
  if (companies.length === 0 || view.operating !== null) return null;
  return (
    <div className="automation-buy">
      <label>
        Buy{' '}
        <select className="field" value={company} onChange={(event) => setCompany(event.target.value)}>
          {companies.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label>
        until{' '}
        <select className="field" value={until} onChange={(event) => setUntil(event.target.value)}>
          <option value="floats">it floats</option>
          {[20, 30, 40, 50, 60, 70, 80].map((percent) => (
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
          })
        }
      >
        Start
      </button>
    </div>
  );
}

/** What the table does already, for whom. */
function Running() {
  const { session, snapshot, names } = useTable();
  return Object.entries(snapshot.game.programs).map(([player, program]) => (
    <p key={player} className="automation-running">
      <span>
        {names(player)}: {programText(program)}
      </span>
      <button type="button" className="button" onClick={() => session.setProgram(player, null)}>
        Stop
      </button>
    </p>
  ));
}

import { useTable } from '../game/table-context.ts';
import { Worded } from '../rules/worded.tsx';
import { useTableUi } from '../ui/table-ui.ts';
import './trains-panel.css';

/** Trains for sale and to come, phases, private companies and the bank. */
export function TrainsPanel() {
  const { view, info, money } = useTable();
  const { hasOwnPanels } = useTableUi();
  const left = new Map(view.depot.map((train) => [train.type, train.left]));
  const next = view.depot[0]?.type;
  return (
    <div className="panel-body supplies">
      {!hasOwnPanels && view.titleNotes.length > 0 && (
        <ul className="supplies-notes">
          {view.titleNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <section>
        <h2>{info.terms.trains}</h2>
        <table className="list figures">
          <thead>
            <tr>
              <th scope="col">Train</th>
              <th scope="col">Price</th>
              <th scope="col">Left</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {info.trains.map(({ type, price, count, notes }) => {
              const remaining = left.has(type) ? left.get(type) : 0;
              return (
                <tr
                  key={type}
                  className={type === next ? 'list-now' : remaining === 0 ? 'list-gone' : undefined}
                >
                  <th scope="row">
                    <span className="train-card">{type}</span>
                  </th>
                  <td>{money(view.depot.find((train) => train.type === type)?.price ?? price)}</td>
                  <td>
                    {remaining === null ? 'unlimited' : remaining}
                    {count !== null && ` of ${count}`}
                  </td>
                  <td className="list-notes">{notes}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {(view.trainPool ?? []).length > 0 && (
          <p>
            In the pool, for sale again:{' '}
            <strong className="figures">
              {view.trainPool
                ?.map(({ type, price, left }) => `${left} × ${type} for ${money(price)}`)
                .join(', ')}
            </strong>
            .
          </p>
        )}
        {view.bank !== null && (
          <p>
            {view.bank < 0 ? (
              <>
                The bank is broken, and has paid <strong className="figures">{money(-view.bank)}</strong> more
                than it had.
              </>
            ) : (
              <>
                The bank has <strong className="figures">{money(view.bank)}</strong>.
              </>
            )}
          </p>
        )}
      </section>
      <Phases />
    </div>
  );
}

function Phases() {
  const { view, info } = useTable();
  if (info.phases.length === 0) return null;
  const hasTiles = info.phases.some(({ tiles }) => tiles.length > 0);
  const hasLimit = info.phases.some(({ trainLimit }) => trainLimit !== null);
  return (
    <section>
      <h2>
        <Worded text="Phases" />
      </h2>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">Phase</th>
            {hasTiles && <th scope="col">Tiles</th>}
            {hasLimit && <th scope="col">Train limit</th>}
            <th scope="col">Operating rounds</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {info.phases.map((phase) => (
            <tr
              key={phase.name}
              className={phase.name === view.phase ? 'list-now' : undefined}
              aria-current={phase.name === view.phase ? 'step' : undefined}
            >
              <th scope="row">{phase.name}</th>
              {hasTiles && (
                <td>
                  {phase.tiles.map((colour) => (
                    <span
                      key={colour}
                      className="swatch"
                      style={{ background: `var(--tile-${colour}, var(--tile-gray))` }}
                      title={colour}
                    >
                      <span className="hidden-label">{colour} </span>
                    </span>
                  ))}
                </td>
              )}
              {hasLimit && <td>{phase.trainLimit ?? '–'}</td>}
              <td>{phase.operatingRounds ?? '–'}</td>
              <td className="list-notes">{phase.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

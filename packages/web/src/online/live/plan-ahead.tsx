import {
  type Action,
  type Choice,
  type PlayerView,
  programText,
  type TableView,
} from '@roundhouse/engine/play';
import { useMemo, useState } from 'react';
import type { Names } from '../../contract.ts';
import { deciderOf } from '../../game/names.ts';
import { useTable } from '../../game/table-context.ts';
import { sameStart } from '../../game/turns.ts';
import { Icon } from '../../ui/icon.tsx';
import { passText, UNTIL_TEXT } from './plan-text.ts';
import { usePlannedInVain } from './planned-in-vain.tsx';
import { isPlanned } from './room.ts';
import { useRoom } from './room-context.ts';

/** The server keeps no more of each. */
const MOST = 10;
const UNTILS = ['round-ends', 'others-act', 'never'] as const;

/** What the server is to do as soon as it comes up, while one waits or is away. */
export function PlanAhead() {
  const { plan } = useRoom();
  return (
    <>
      <details className="live-plan">
        <summary>
          <Icon name="clock" size={18} />{' '}
          {isPlanned(plan) ? 'Change what is done for me' : 'Decide in advance'}
        </summary>
        <div className="live-plan-body">
          <p className="muted">
            The server does it for you as soon as it may be done, also while you are away.
          </p>
          <PassAhead />
          <DoAhead />
          <AnswerAhead />
        </div>
      </details>
      {/* Below: what is saved must not push the next button under the pointer. */}
      <Planned />
    </>
  );
}

/** What is left to be done, each with a cross that ends it; what has just been refused is told above. */
export function Planned() {
  const { session, names, info, money } = useTable();
  const { plan, room } = useRoom();
  const inVain = usePlannedInVain();
  const actions = plan.actions.filter((action) => !inVain.has(action));
  if (!isPlanned({ ...plan, actions })) return null;
  return (
    <ul className="live-planned" aria-label="Done for you">
      {plan.pass && (
        <PlannedItem text={passText(plan)} onStop={() => void room.setPlan({ ...plan, pass: false })} />
      )}
      {plan.program !== null && (
        <PlannedItem
          text={`The table ${programText(plan.program, info.terms, names)}`}
          onStop={() => void room.setPlan({ ...plan, program: null })}
        />
      )}
      {plan.answers.map(({ item, least }) => (
        <PlannedItem
          key={item}
          text={`Accept ${money(least)} or more for ${thingText(item, session.table.now.view(), names)}`}
          onStop={() =>
            void room.setPlan({ ...plan, answers: plan.answers.filter((one) => one.item !== item) })
          }
        />
      ))}
      {actions.map((action) => (
        <PlannedItem
          key={JSON.stringify(action)}
          text={session.title.sentences.action(action, names)}
          onStop={() => void room.setPlan({ ...plan, actions: plan.actions.filter((one) => one !== action) })}
        />
      ))}
    </ul>
  );
}

function PlannedItem({ text, onStop }: { readonly text: string; onStop(): void }) {
  return (
    <li className="program-chip">
      <Icon name="clock" size={14} />
      <span>{text}</span>
      <button type="button" aria-label={`Stop: ${text}`} title="Stop" onClick={onStop}>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** What is saved says so in its place. */
function SaveButton(props: { readonly saved: boolean; readonly disabled?: boolean; onSave(): void }) {
  const { saved, disabled = false, onSave } = props;
  return (
    <button type="button" className="button" disabled={saved || disabled} onClick={onSave}>
      {saved ? 'Saved' : 'Save'}
    </button>
  );
}

function PassAhead() {
  const { plan, room } = useRoom();
  const [until, setUntil] = useState(plan.until);
  return (
    <div className="live-plan-row">
      <label className="hidden-label" htmlFor="plan-until">
        Pass until
      </label>
      <select
        id="plan-until"
        className="field"
        value={until}
        onChange={(event) => setUntil(UNTILS.find((one) => one === event.target.value) ?? 'round-ends')}
      >
        {UNTILS.map((one) => (
          <option key={one} value={one}>
            Pass {UNTIL_TEXT[one]}
          </option>
        ))}
      </select>
      <SaveButton
        saved={plan.pass && plan.until === until}
        onSave={() => void room.setPlan({ ...plan, pass: true, until })}
      />
    </div>
  );
}

/** What a choice of somebody else would be if it were mine; null for what depends on whose it is. */
function asMine({ action, range }: Choice, player: string, shares: PlayerView['shares']): Action | null {
  if (range !== undefined && range.field !== 'price') return null;
  const isSale = action.type === 'sell' && typeof action.company === 'string';
  const isMine = isSale ? (shares[String(action.company)]?.percent ?? 0) > 0 : AHEAD.has(action.type);
  return isMine ? { ...action, player } : null;
}

/** What may be wanted before it is one's turn: whether it can be done is judged when that comes. */
const AHEAD: ReadonlySet<string> = new Set(['buy', 'take', 'bid']);

/** What whoever acts could do, one may want to do too. */
function DoAhead() {
  const { session, snapshot, view, names } = useTable();
  const { plan, room, seat } = useRoom();
  const player = seat?.player ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be done changes with the position
  const wishes = useMemo(() => {
    const { now } = session.table;
    const found = new Map<string, { readonly action: Action; readonly least: number | null }>();
    if (view.operating !== null || now.ended !== null) return found;
    const shares = view.players.find(({ id }) => id === player)?.shares ?? {};
    for (const choice of now.choices()) {
      const action = asMine(choice, player, shares);
      if (action === null) continue;
      const least = choice.range?.min ?? null;
      const text = session.title.sentences.action(action, names);
      found.set(least === null ? text : text.replace(/ \D?\d+( on )/, '$1'), { action, least });
    }
    return found;
  }, [session, snapshot.total, player]);
  const [chosen, setChosen] = useState('');
  const [typed, setPrice] = useState<number | null>(null);
  const [first] = wishes.keys();
  if (first === undefined) return null;
  const value = wishes.has(chosen) ? chosen : first;
  const wish = wishes.get(value);
  if (wish === undefined) return null;
  const price = Math.max(typed ?? 0, wish.least ?? 0);
  const action = wish.least === null ? wish.action : { ...wish.action, price };
  return (
    <div className="live-plan-row">
      <label className="hidden-label" htmlFor="plan-do">
        Do
      </label>
      <select
        id="plan-do"
        className="field"
        value={value}
        onChange={(event) => setChosen(event.target.value)}
      >
        {[...wishes.keys()].map((text) => (
          <option key={text}>{text}</option>
        ))}
      </select>
      {wish.least !== null && (
        <input
          className="field live-plan-price"
          type="number"
          aria-label="Price"
          min={wish.least}
          value={price}
          onChange={(event) => setPrice(Number(event.target.value))}
        />
      )}
      <SaveButton
        saved={plan.actions.some((one) => sameStart([one], [action]) === 1)}
        disabled={plan.actions.length >= MOST}
        onSave={() => void room.setPlan({ ...plan, actions: [...plan.actions, action] })}
      />
    </div>
  );
}

/** A train of one's companies or a private company, in words. */
function thingText(item: string, { companies }: Pick<TableView, 'companies'>, names: Names): string {
  const owner = companies.find(({ trains }) => trains.some(({ id }) => id === item));
  const type = owner?.trains.find(({ id }) => id === item)?.type;
  return owner === undefined ? names(item) : `the ${type}-train of ${names(owner.id)}`;
}

/** Offers for what is one's own are answered by the server: from a price on with yes, or the next one with no. */
function AnswerAhead() {
  const { session, view, names } = useTable();
  const { plan, room, seat } = useRoom();
  const player = seat?.player ?? '';
  const [chosen, setChosen] = useState('');
  const [least, setLeast] = useState(100);
  if (session.title.actionSchemas.decline === undefined) return null;
  const own = [
    ...view.companies.filter((company) => deciderOf(company) === player).flatMap(({ trains }) => trains),
    ...view.privates.filter(({ owner, closed }) => owner === player && !closed),
  ].map(({ id }) => id);
  const item = own.includes(chosen) ? chosen : own[0];
  const decline: Action = { type: 'decline', player };
  const isLeft = plan.actions.some(({ type }) => type === 'decline');
  return (
    <>
      {item !== undefined && (
        <div className="live-plan-row">
          <label className="live-plan-label" htmlFor="plan-answer">
            Accept offers for
          </label>
          <select
            id="plan-answer"
            className="field"
            value={item}
            onChange={(event) => setChosen(event.target.value)}
          >
            {own.map((id) => (
              <option key={id} value={id}>
                {thingText(id, view, names)}
              </option>
            ))}
          </select>
          <span>from</span>
          <input
            className="field live-plan-price"
            type="number"
            aria-label="At least"
            min={1}
            value={least}
            onChange={(event) => setLeast(Number(event.target.value))}
          />
          <SaveButton
            saved={plan.answers.some((one) => one.item === item && one.least === least)}
            disabled={plan.answers.length >= MOST || !(least >= 1)}
            onSave={() =>
              void room.setPlan({
                ...plan,
                answers: [...plan.answers.filter((one) => one.item !== item), { item, least }],
              })
            }
          />
        </div>
      )}
      <button
        type="button"
        className="button"
        disabled={isLeft || plan.actions.length >= MOST}
        onClick={() => void room.setPlan({ ...plan, actions: [...plan.actions, decline] })}
      >
        Decline the next offer made to me
      </button>
    </>
  );
}

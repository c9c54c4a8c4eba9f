import { Icon } from '../ui/icon.tsx';
import { usePlanner } from './planner.ts';

/** Several plans, each with its name. */
export function PlanList() {
  const { planner, plans, plan } = usePlanner();
  return (
    <div className="plan-list">
      {plans.length > 1 && (
        <select
          className="field"
          aria-label="Plan shown"
          value={plan.id}
          onChange={(event) => planner.select(event.target.value)}
        >
          {plans.map(({ id, name }) => (
            <option key={id} value={id}>
              {name === '' ? 'without a name' : name}
            </option>
          ))}
        </select>
      )}
      <input
        className="field plan-name"
        aria-label="Name of the plan"
        value={plan.name}
        maxLength={40}
        onChange={(event) => planner.change({ ...plan, name: event.target.value })}
      />
      <button type="button" className="button" onClick={() => planner.add()}>
        New
      </button>
      <button type="button" className="button" onClick={() => planner.add(plan)}>
        Copy
      </button>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={`Delete ${plan.name}`}
        title="Delete this plan"
        onClick={() => planner.remove()}
      >
        <Icon name="trash" size={16} />
      </button>
    </div>
  );
}

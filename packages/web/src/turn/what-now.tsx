import { Popover } from '@base-ui/react/popover';
import { nameOf } from '@roundhouse/titles';
import { useTable } from '../game/table-context.ts';
import { meaningOf } from '../rules/glossary.ts';
import { Worded } from '../rules/worded.tsx';
import { sortChoices } from './group-choices.ts';
import './what-now.css';

/** For whoever does not know how to go on: what is to be decided, what can be done, and what that means. */
export function WhatNow() {
  const { snapshot, view, info, names } = useTable();
  const { onMap, run, groups, passes } = sortChoices(snapshot.choices);
  const { terms } = info;
  const kinds = [
    ...onMap.map(({ type, choices }) => {
      const hexes = new Set(choices.map(({ action }) => action.hex)).size;
      return { type, how: `on ${hexes} ringed ${hexes === 1 ? 'hex' : 'hexes'} of the map` };
    }),
    ...(run.length > 0 ? [{ type: 'run', how: 'the best routes are found for you' }] : []),
    ...groups.map(({ type, choices }) => ({
      type,
      how: `${choices.length} ${choices.length === 1 ? 'choice' : 'choices'} in the panel`,
    })),
    ...(passes.length > 0 ? [{ type: 'pass', how: 'nothing, or nothing more' }] : []),
  ];
  const hint = terms.stepHints[view.step];
  return (
    <Popover.Root>
      <Popover.Trigger className="button button-quiet">What now?</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} className="popup-layer">
          <Popover.Popup className="popup what-now">
            <Popover.Title className="what-now-title">
              {view.acting.map(names).join(', ')} {view.operating !== null && `for ${names(view.operating)}`}:{' '}
              {nameOf(terms, view.step)}
            </Popover.Title>
            {hint !== undefined && (
              <p>
                <Worded text={hint} />
              </p>
            )}
            <dl>
              {kinds.map(({ type, how }) => (
                <div key={type}>
                  <dt>
                    {nameOf(terms, type)} <span className="muted">{how}</span>
                  </dt>
                  <dd>
                    <Worded text={terms.actionHints[type] ?? meaningOf(nameOf(terms, type)) ?? ''} />
                  </dd>
                </div>
              ))}
            </dl>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

import { Popover } from '@base-ui/react/popover';
import { nameOf } from '@roundhouse/titles';
import { useTable } from '../game/table-context.ts';
import { meaningOf } from '../rules/glossary.ts';
import { Worded } from '../rules/worded.tsx';
import { sortChoices } from './group-choices.ts';
import './what-now.css';

/** What the ordinary moves are for, where the title says nothing of its own. */
const PURPOSES: Readonly<Record<string, string>> = {
  lay: 'More track leads to more stops, and better tiles make them worth more.',
  station: 'Every route touches a station of the company, and a city full of stations stops everybody else.',
  run: 'Each train runs a route of its own; what the stops are worth is added up.',
  dividend: 'Paid out, the shareholders get it; withheld, the company keeps it. The share price follows.',
  train: 'Trains earn the money. Better ones come with time and make old ones rust.',
  start: 'You become its president and choose its price.',
  par: 'A low price is cheap for you, a high one gives the company more money.',
  buy: 'A share brings its part of every dividend, and counts at the end.',
  sell: 'The bank pays the present price; after that the price may fall.',
  take: 'It is yours at once, at its current price.',
  bid: 'The money is set aside until it is decided who gets it.',
  private: 'The company pays its owner, and from then on has its income and its power.',
  pass: 'You can act again later, unless everybody passes.',
};

/** For whoever does not know how to go on: what is to be decided, what can be done, and what that means. */
export function WhatNow() {
  const { snapshot, view, info, names } = useTable();
  const { onMap, run, dividend, groups, passes } = sortChoices(snapshot.choices);
  const { terms } = info;
  const kinds = [
    ...onMap.map(({ type, choices }) => {
      const hexes = new Set(choices.map(({ action }) => action.hex)).size;
      return { type, how: `on ${hexes} ringed ${hexes === 1 ? 'hex' : 'hexes'} of the map` };
    }),
    ...(run.length > 0 ? [{ type: 'run', how: 'the best routes are found for you' }] : []),
    ...[...(dividend.length > 0 ? [{ type: 'dividend', choices: dividend }] : []), ...groups].map(
      ({ type, choices }) => ({
        type,
        how: `${choices.length} ${choices.length === 1 ? 'choice' : 'choices'} in the panel`,
      }),
    ),
    ...(passes.length > 0 ? [{ type: 'pass', how: 'do nothing, or nothing more' }] : []),
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
                    <Worded
                      text={terms.actionHints[type] ?? PURPOSES[type] ?? meaningOf(nameOf(terms, type)) ?? ''}
                    />
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

import type { Choice } from '@roundhouse/engine/play';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTable } from '../game/table-context.ts';
import { useForecast } from '../worker/use-forecast.ts';
import { ChoiceButton } from './choice-button.tsx';
import { dividendFigure, dividendLines } from './dividend-words.ts';
import './dividend-panel.css';

/** What it comes to if the revenue is paid out and if it is kept; the likely choice is the main button. */
export function DividendPanel(props: {
  readonly choices: readonly Choice[];
  /** Where the buttons stand, so that they are always in sight. */
  readonly dock: HTMLElement | null;
}) {
  const { choices, dock } = props;
  const { session, names, money } = useTable();
  const actions = useMemo(() => choices.map(({ action }) => action), [choices]);
  const forecasts = useForecast(session, actions);
  const rows = choices.map((choice, index) => {
    const events = forecasts?.[index]?.events ?? [];
    const words = session.title.sentences.action(choice.action, names);
    const figure = dividendFigure(events, money);
    // "Pay dividends" and what they come to: "Pay $22 a share".
    const [verb] = words.split(' ');
    const label = figure === '' ? words : `${verb} ${figure}`;
    return { choice, words, label, lines: dividendLines(events, names, money) };
  });
  return (
    <>
      <dl className="dividend">
        {rows.map(({ words, lines }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="figures">
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {dock !== null &&
        createPortal(
          rows.map(({ choice, words, label }, index) => (
            <ChoiceButton key={words} choice={choice} label={label} main={index === 0} />
          )),
          dock,
        )}
    </>
  );
}

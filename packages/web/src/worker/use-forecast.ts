import type { Action } from '@roundhouse/engine/play';
import { useEffect, useState } from 'react';
import type { Session } from '../game/session.ts';
import { forecast } from './ask-worker.ts';
import type { Forecast } from './messages.ts';

interface Known {
  readonly key: string;
  readonly forecasts: readonly Forecast[];
}

/** What actions would bring about now; null until it is known. */
export function useForecast(session: Session, actions: readonly Action[]): readonly Forecast[] | null {
  const [known, setKnown] = useState<Known | null>(null);
  const key = actions.length === 0 ? '' : `${session.table.actions.length}/${JSON.stringify(actions)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the actions
  useEffect(() => {
    if (key === '') return;
    let current = true;
    forecast(session.kept, actions).then((forecasts) => {
      if (current) setKnown({ key, forecasts });
    });
    return () => {
      current = false;
    };
  }, [key, session]);
  return known?.key === key ? known.forecasts : null;
}

import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Session } from '../game/session.ts';
import { type TitleParts, titleParts } from '../titles/panels.ts';

/** A table as it was found, wherever it is kept. */
export interface Found<T> {
  readonly table: T;
  readonly session: Session;
  close(): void;
}

interface Failed {
  readonly error: string;
}

type Opened<T, F extends Failed> = (Found<T> & { readonly own: TitleParts }) | F | null;

/** Opens a table and whatever its title has of its own, and closes it; null while that takes its time. */
export function useOpened<T, F extends Failed>(
  /** Opened anew when this changes; null: not yet. */
  key: string | null,
  open: () => Promise<Found<T> | F>,
): Opened<T, F> {
  const [opened, setOpened] = useState<Opened<T, F>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is named by the key
  useEffect(() => {
    if (key === null) return;
    let current = true;
    let found: Found<T> | null = null;
    setOpened(null);
    void open().then(async (result) => {
      if ('error' in result) {
        if (current) setOpened(result);
        return;
      }
      found = result;
      const own = await titleParts(result.session.title.info.id);
      // Drawn bit by bit: meanwhile the page still answers.
      if (current) startTransition(() => setOpened({ ...result, own }));
      else result.close();
    });
    return () => {
      current = false;
      found?.close();
    };
  }, [key]);
  const name = opened !== null && 'session' in opened ? opened.session.title.info.name : null;
  useEffect(() => {
    if (name === null) return;
    document.title = `${name} – Roundhouse`;
    return () => {
      document.title = 'Roundhouse';
    };
  }, [name]);
  return opened;
}

export function SettingUp() {
  return (
    <p className="page-wait" role="status">
      Setting up the table…
    </p>
  );
}

/** Why there is no table, what can be done about it, and the way out. */
export function NoTable(props: {
  readonly head: string;
  readonly error: string;
  readonly children?: ReactNode;
}) {
  const { head, error, children } = props;
  return (
    <div className="broken" role="alert">
      <h1>{head}</h1>
      <p>{error}</p>
      {children}
      <Link href="/" className="button">
        To the home page
      </Link>
    </div>
  );
}

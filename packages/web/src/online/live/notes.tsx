import { useEffect, useRef, useState } from 'react';
import { call } from '../api.ts';
import { sentenceOf } from '../trouble.ts';
import { useRoom } from './room-context.ts';

/** After so long without a letter it is kept. */
const PAUSE = 1000;

type Kept = 'reading' | 'read' | 'kept' | 'writing' | { readonly problem: string };

const KEPT = { reading: '…', read: '', kept: 'Saved.', writing: 'Saving…' } as const;

/** What one wants to remember at this table; nobody else sees it. */
export function Notes() {
  const { details } = useRoom();
  const { id } = details;
  const [text, setText] = useState('');
  const [kept, setKept] = useState<Kept>('reading');
  const latest = useRef<{ readonly text: string; readonly isKept: boolean }>({ text: '', isKept: true });
  useEffect(() => {
    let current = true;
    call('notes', { params: { table: id } }).then(
      (notes) => {
        if (!current) return;
        latest.current = { text: notes.text, isKept: true };
        setText(notes.text);
        setKept('read');
      },
      (error: unknown) => {
        if (current) setKept({ problem: sentenceOf(error) });
      },
    );
    return () => {
      current = false;
    };
  }, [id]);
  const keep = async () => {
    if (latest.current.isKept) return;
    const wanted = latest.current.text;
    latest.current = { text: wanted, isKept: true };
    try {
      await call('setNotes', { params: { table: id }, body: { text: wanted } });
      if (latest.current.isKept) setKept('kept');
    } catch (error) {
      latest.current = { ...latest.current, isKept: false };
      setKept({ problem: sentenceOf(error) });
    }
  };
  const keepNow = useRef(keep);
  keepNow.current = keep;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts anew with every letter
  useEffect(() => {
    const timer = setTimeout(() => void keepNow.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  // Leaving the panel keeps what was written.
  useEffect(() => () => void keepNow.current(), []);
  return (
    <section>
      <h2>
        <label htmlFor="own-notes">Notes, for your eyes only</label>
      </h2>
      <textarea
        id="own-notes"
        className="field notes-field"
        maxLength={20_000}
        disabled={kept === 'reading'}
        value={text}
        onChange={(event) => {
          latest.current = { text: event.target.value, isKept: false };
          setText(event.target.value);
          setKept('writing');
        }}
        onBlur={() => void keep()}
      />
      <p className="muted" role="status">
        {typeof kept === 'string' ? KEPT[kept] : kept.problem}
      </p>
    </section>
  );
}

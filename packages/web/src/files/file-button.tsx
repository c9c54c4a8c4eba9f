import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';

/** Lets somebody pick a game file; the same one can be picked again. */
export function FileButton(props: {
  readonly text: string;
  readonly label: string;
  onPick(file: File): void;
}) {
  const { text, label, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> <span className="home-word">{text}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="hidden-label"
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) onPick(file);
        }}
      />
    </>
  );
}

import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import './copy-field.css';

/** A text to take along: read, selected by a click, copied by a button. */
export function CopyField({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without leave to write, or without https, it stands selected.
    }
  };
  return (
    <div className="copy-field">
      <input
        ref={field}
        className="field"
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={16} /> {copied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A word to look for, sent with Enter or by the button. */
export function SearchField({ label, onSearch }: { readonly label: string; onSearch(word: string): void }) {
  const [word, setWord] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(word.trim());
  };
  return (
    <form className="admin-search page-card-end" onSubmit={submit}>
      <input
        type="search"
        className="field"
        aria-label={label}
        placeholder={label}
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <button type="submit" className="button button-icon" aria-label="Find">
        <Icon name="search" size={16} />
      </button>
    </form>
  );
}

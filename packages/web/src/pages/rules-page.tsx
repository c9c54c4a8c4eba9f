import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { TITLES } from '../contract.ts';
import { RulesBook } from '../rules/rules-book.tsx';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { Icon } from '../ui/icon.tsx';
import { FootBar } from './foot-bar.tsx';
import { useTitleInfo } from './use-title-info.ts';
import { wayBack } from './way-back.ts';
import './rules-page.css';

/** The rules of a title to read before one sits at a table. */
export function RulesPage({ title }: { readonly title: string | null }) {
  const [, go] = useLocation();
  const state = useHistoryState<unknown>();
  const back = wayBack(state);
  const asked = TITLES.find((one) => one.id === title);
  const { id = '', name = '' } = asked ?? TITLES[0] ?? {};
  const info = useTitleInfo(id);
  useEffect(() => {
    document.title = `${name}, rules – Roundhouse`;
    return () => {
      document.title = 'Roundhouse';
    };
  }, [name]);
  return (
    <main className="rules-page">
      <header className="rules-page-head">
        <Link href="/" className="button button-quiet button-icon" aria-label="Home" title="Home">
          <Icon name="home" />
        </Link>
        <h1>Rules</h1>
        <select
          className="field"
          aria-label="Title"
          value={id}
          onChange={(event) => go(`/rules/${event.target.value}`, { state })}
        >
          {TITLES.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
        <SettingsMenu />
      </header>
      {back !== null && (
        <a href={back.hash} className="rules-page-back">
          <Icon name="back" size={16} /> Back to {back.name}
        </a>
      )}
      {title !== null && asked === undefined && (
        <p role="status">
          There is no title “{title}”; these are the rules of {name}.
        </p>
      )}
      {info === null ? <p className="page-wait">One moment…</p> : <RulesBook key={id} info={info} />}
      <FootBar at="rules" />
    </main>
  );
}

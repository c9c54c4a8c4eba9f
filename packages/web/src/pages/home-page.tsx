import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TITLES } from '../contract.ts';
import { downloadRecord } from '../files/export.ts';
import { ImportButton } from '../files/import-button.tsx';
import { hasServer } from '../online/server.ts';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { deleteGame, listGames } from '../storage/games.ts';
import { KeepingBar } from '../storage/keeping-bar.tsx';
import type { LocalGame } from '../storage/local-game.ts';
import { watchTabs } from '../storage/tabs.ts';
import { Icon } from '../ui/icon.tsx';
import { FootBar } from './foot-bar.tsx';
import { GameNotes } from './game-notes.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import { TitleCard } from './title-card.tsx';
import './home-page.css';

const loadOnline = () => import('../online/home/online-home.tsx');
const HomeAccount = lazy(async () => ({ default: (await loadOnline()).HomeAccount }));
const HomeTables = lazy(async () => ({ default: (await loadOnline()).HomeTables }));

type Order = 'changed' | 'title' | 'players';

const ORDERS: Readonly<Record<Order, string>> = {
  changed: 'Played last',
  title: 'By title',
  players: 'By players',
};

const playersOf = ({ record }: LocalGame): string => record.players.map(({ name }) => name).join(', ');

/** The games that a word is found in, in the order asked for. */
function arranged(games: readonly LocalGame[], word: string, order: Order): readonly LocalGame[] {
  const wanted = word.trim().toLowerCase();
  const found = games.filter((game) =>
    [game.name ?? '', game.note ?? '', game.summary.titleName, playersOf(game)]
      .join(' ')
      .toLowerCase()
      .includes(wanted),
  );
  if (order === 'changed') return found;
  const key = (game: LocalGame) => (order === 'title' ? game.summary.titleName : playersOf(game));
  return [...found].sort((a, b) => key(a).localeCompare(key(b)));
}

/** What there is to play, and the games that are being played; a phone shows one or the other. */
export function HomePage({ first }: { readonly first: 'titles' | 'games' }) {
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  const refresh = useCallback(() => {
    void listGames().then(setGames);
  }, []);
  useEffect(refresh, [refresh]);
  useEffect(() => watchTabs(refresh), [refresh]);
  return (
    <main className={`home home-first-${first}`}>
      <KeepingBar />
      <header className="home-head">
        <img src="./icon.svg" alt="" width={44} height={44} />
        <div>
          <h1>Roundhouse</h1>
          <p className="muted">18xx railway games, played by the book</p>
        </div>
        <div className="home-actions">
          <Link href="/rules" className="button button-quiet home-rules">
            <Icon name="book" /> Rules
          </Link>
          <NewGameDialog className="button">
            <Icon name="plus" /> <span className="home-word">New game</span>
          </NewGameDialog>
          <ImportButton />
          <SettingsMenu />
          {hasServer() && (
            <Suspense fallback={null}>
              <HomeAccount />
            </Suspense>
          )}
        </div>
      </header>
      <div className="home-columns">
        <section className="home-pick" aria-labelledby="titles-title">
          <h2 id="titles-title">Pick a railway</h2>
          <p className="home-what">
            In an 18xx game you buy shares of railway companies, and whoever holds most of a company runs it:
            lays its track, buys its trains, and pays dividends or not. Trains rust, prices rise and fall, and
            the richest player wins, not the best railway.
          </p>
          <div className="home-titles">
            {TITLES.map((title, index) => (
              <TitleCard key={title.id} title={title} main={index === 0} />
            ))}
          </div>
        </section>
        <div className="home-side">
          {hasServer() && (
            <Suspense fallback={null}>
              <HomeTables />
            </Suspense>
          )}
          <MyGames games={games} onChange={refresh} />
        </div>
      </div>
      <FootBar at={first} />
    </main>
  );
}

function MyGames(props: { readonly games: readonly LocalGame[] | null; onChange(): void }) {
  const { games, onChange } = props;
  const [word, setWord] = useState('');
  const [order, setOrder] = useState<Order>('changed');
  const shown = arranged(games ?? [], word, order);
  return (
    <section className="home-mine" aria-labelledby="games-title">
      <h2 id="games-title">Games in this browser</h2>
      {games?.length === 0 && (
        <p className="muted home-empty">
          None yet. Open a file with a saved game or an export of 18xx.games, or drop it anywhere on this
          page.
        </p>
      )}
      {games !== null && games.length > 3 && (
        <div className="home-find">
          <input
            type="search"
            className="field"
            placeholder="Find"
            aria-label="Find a game"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          <select
            className="field"
            aria-label="Order of the games"
            value={order}
            onChange={(event) => {
              const found = (['changed', 'title', 'players'] as const).find(
                (one) => one === event.target.value,
              );
              if (found !== undefined) setOrder(found);
            }}
          >
            {Object.entries(ORDERS).map(([id, text]) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </div>
      )}
      <ul className="home-games">
        {shown.map((game) => (
          <GameRow key={game.id} game={game} onChange={onChange} />
        ))}
      </ul>
      {word !== '' && shown.length === 0 && (
        <p className="muted" role="status">
          No game has “{word}” in its name, its note, its title or its players.
        </p>
      )}
    </section>
  );
}

function GameRow({ game, onChange }: { readonly game: LocalGame; onChange(): void }) {
  const onDelete = () => void deleteGame(game.id).then(onChange);
  const [sure, setSure] = useState(false);
  const { summary, record } = game;
  const state =
    summary.ended !== null
      ? `over: ${summary.ended}`
      : `${summary.round} · ${summary.acting.join(', ') || 'nobody'} to act`;
  return (
    <li className="home-game">
      <Link href={`/game/${game.id}`} className="home-game-link">
        <strong>{game.name ?? summary.titleName}</strong>
        <span>
          {game.name !== undefined && `${summary.titleName} · `}
          {playersOf(game)}
        </span>
        {game.note !== undefined && <span>{game.note}</span>}
        <span className="muted">
          {state} · {summary.moves} {summary.moves === 1 ? 'move' : 'moves'}
        </span>
      </Link>
      <div className="home-game-tools">
        <time className="muted" dateTime={new Date(game.changed).toISOString()}>
          {new Date(game.changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        <GameNotes game={game} onChange={onChange} />
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label="Save as a file"
          title="Save as a file"
          onClick={() => downloadRecord(record)}
        >
          <Icon name="download" />
        </button>
        {sure ? (
          <button
            type="button"
            className="button button-danger"
            onClick={onDelete}
            onBlur={() => setSure(false)}
          >
            Delete for good
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet button-icon"
            aria-label="Delete"
            title="Delete"
            onClick={() => setSure(true)}
          >
            <Icon name="trash" />
          </button>
        )}
      </div>
    </li>
  );
}

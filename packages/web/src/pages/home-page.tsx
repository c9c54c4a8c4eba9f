import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TITLES } from '../contract.ts';
import { downloadRecord } from '../files/export.ts';
import { ImportButton } from '../files/import-button.tsx';
import { SettingsMenu } from '../settings/settings-menu.tsx';
import { deleteGame, listGames } from '../storage/games.ts';
import { KeepingBar } from '../storage/keeping-bar.tsx';
import type { LocalGame } from '../storage/local-game.ts';
import { watchTabs } from '../storage/tabs.ts';
import { Icon } from '../ui/icon.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import './home-page.css';

/** The games of this browser, and the way to a new one. */
export function HomePage() {
  const [games, setGames] = useState<readonly LocalGame[] | null>(null);
  const refresh = useCallback(() => {
    void listGames().then(setGames);
  }, []);
  useEffect(refresh, [refresh]);
  useEffect(() => watchTabs(refresh), [refresh]);
  return (
    <main className="home">
      <KeepingBar />
      <header className="home-head">
        <img src="./icon.svg" alt="" width={56} height={56} />
        <div>
          <h1>Roundhouse</h1>
          <p className="muted">18xx railway games, played by the book</p>
        </div>
        <SettingsMenu />
      </header>
      <div className="home-actions">
        <NewGameDialog className="button button-main">
          <Icon name="plus" /> New game
        </NewGameDialog>
        <ImportButton />
      </div>
      {games?.length === 0 && <Titles />}
      <section aria-labelledby="games-title">
        <h2 id="games-title">Games in this browser</h2>
        {games?.length === 0 && (
          <p className="muted home-empty">
            None yet. Start one around this screen, give seats to the random player to try it alone, or drop a
            saved game or an export of 18xx.games anywhere on this page.
          </p>
        )}
        <ul className="home-games">
          {games?.map((game) => (
            <GameRow key={game.id} game={game} onDelete={() => void deleteGame(game.id).then(refresh)} />
          ))}
        </ul>
      </section>
      {games !== null && games.length > 0 && <Titles />}
    </main>
  );
}

/** The titles to choose from, each with the way to a game of it. */
function Titles() {
  return (
    <section aria-labelledby="titles-title">
      <h2 id="titles-title">Choose a game</h2>
      <ul className="home-titles">
        {TITLES.map(({ id, name, about, players: { min, max } }) => (
          <li key={id}>
            <NewGameDialog title={id} className="home-title">
              <strong>{name}</strong>
              <span className="home-players">{min === max ? `${min} players` : `${min}–${max} players`}</span>
              <span className="muted">{about}</span>
            </NewGameDialog>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game, onDelete }: { readonly game: LocalGame; onDelete(): void }) {
  const [sure, setSure] = useState(false);
  const { summary, record } = game;
  const state =
    summary.ended !== null
      ? `over: ${summary.ended}`
      : `${summary.round} · ${summary.acting.join(', ') || 'nobody'} to act`;
  return (
    <li className="home-game">
      <Link href={`/game/${game.id}`} className="home-game-link">
        <strong>{summary.titleName}</strong>
        <span>{record.players.map(({ name }) => name).join(', ')}</span>
        <span className="muted">
          {state} · {summary.moves} moves · {new Date(game.changed).toLocaleString()}
        </span>
      </Link>
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
          Really delete
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
    </li>
  );
}

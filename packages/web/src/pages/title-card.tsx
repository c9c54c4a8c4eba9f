import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { loadTitle, type TITLES, type TitleInfo } from '../contract.ts';
import { hasGuide } from '../titles/guides.ts';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/messages.ts';
import { tableAhead } from './load-table.ts';
import { MapThumb } from './map-thumb.tsx';
import { NewGameDialog } from './new-game-dialog.tsx';
import './title-card.css';

/** Loaded when a game is begun: whoever chooses one needs no rules yet. */
const playNow = async (id: string, players: TitleInfo['players']) =>
  (await import('./play-now.ts')).playNow(id, players);
const startGuide = async (id: string) => (await import('../guide/guided-game.ts')).startGuide(id);

const WEIGHTS = ['', 'very light', 'light', 'medium', 'heavy', 'heaviest'];

/**
 * What the box shows; loaded once it is in sight, so that a slow line carries first what somebody looks at, and all but the first
 * after the table, which is what most people want next.
 */
function useLoaded(id: string, main: boolean, picture: RefObject<Element | null>): TitleInfo | null {
  const [info, setInfo] = useState<TitleInfo | null>(null);
  useEffect(() => {
    let current = true;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      void (main ? Promise.resolve() : tableAhead())
        .then(() => loadTitle(id))
        .then((title) => {
          if (current) setInfo(title.info);
        });
    });
    if (picture.current !== null) watch.observe(picture.current);
    return () => {
      current = false;
      watch.disconnect();
    };
  }, [id, main, picture]);
  return info;
}

/** A title to choose: its map, what kind of game it is, and the way to a table. */
export function TitleCard({
  title,
  main,
}: {
  readonly title: (typeof TITLES)[number];
  readonly main: boolean;
}) {
  const { id, name, about, players, hours, weight, goodFirstGame, ground } = title;
  const picture = useRef<HTMLDivElement>(null);
  const info = useLoaded(id, main, picture);
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const begin = (table: Promise<string>) => {
    setStarting(true);
    void tableAhead();
    table.then(go, (error: unknown) => {
      setStarting(false);
      say(error instanceof Error ? error.message : String(error));
    });
  };
  return (
    <article className="title-card">
      <div ref={picture} className={`title-picture title-${ground}`}>
        {info !== null && <MapThumb info={info} />}
        {goodFirstGame === true && <span className="title-first">Good first game</span>}
      </div>
      <div className="title-text">
        <div className="title-head">
          <h3>{name}</h3>
          <Link href={`/rules/${id}`} className="title-rules">
            Rules<span className="hidden-label"> of {name}</span>
          </Link>
        </div>
        <p className="muted title-about">{about}</p>
        <p className="title-facts">
          <span>{players.min === players.max ? players.min : `${players.min}–${players.max}`} players</span>
          <span>
            {hours[0]}–{hours[1]} h
          </span>
          <span className="title-weight">
            {[1, 2, 3, 4, 5].map((bar) => (
              <i
                key={bar}
                className={bar <= weight ? 'title-bar title-bar-full' : 'title-bar'}
                aria-hidden="true"
              />
            ))}
            <span>{WEIGHTS[weight]}</span>
          </span>
        </p>
        <div className="title-buttons">
          <button
            type="button"
            className={main ? 'button button-main' : 'button title-play'}
            disabled={starting}
            aria-label={`Play now: ${name}`}
            onClick={() => begin(playNow(id, players))}
          >
            <Icon name="play" size={16} /> Play now
          </button>
          {hasGuide(id) && (
            <button
              type="button"
              className="button button-quiet title-guide"
              disabled={starting}
              aria-label={`Guided game: ${name}`}
              onClick={() => begin(startGuide(id))}
            >
              Guided game
            </button>
          )}
          <NewGameDialog title={id} className="button button-quiet" label={`Set up: ${name}`}>
            Set up
          </NewGameDialog>
        </div>
      </div>
    </article>
  );
}

import { useState } from 'react';
import { FileButton } from '../../files/file-button.tsx';
import type { LocalGame } from '../../storage/local-game.ts';
import { readGame } from '../../worker/ask-worker.ts';
import { call } from '../api.ts';
import { Trouble } from '../trouble.ts';
import { TroubleNotice } from '../ui/notice.tsx';
import { GoingOnFields, useGoingOn } from './going-on.tsx';
import { useOpenTable } from './use-open-table.ts';

/** A recorded game goes on as an online table: a file of ours, or an export of 18xx.games. */
export function ImportTable() {
  const [file, setFile] = useState<{ readonly game: LocalGame; readonly json: unknown } | null>(null);
  const [choice, setChoice] = useGoingOn('');
  const { doing, submit } = useOpenTable('to open a table', () =>
    call('importTable', { body: { game: file?.json, ...choice } }),
  );
  const take = (picked: File) =>
    void doing.run(async () => {
      setFile(null);
      const text = await picked.text();
      const imported = await readGame(text, Date.now());
      if ('error' in imported) throw new Trouble('refused', `${picked.name}: ${imported.error}`);
      if (imported.game.summary.ended !== null)
        throw new Trouble(
          'refused',
          `${picked.name}: This game is over. Open it on the home page to look at it.`,
        );
      setFile({ game: imported.game, json: JSON.parse(text) });
      setChoice({ ...choice, player: imported.game.record.players[0]?.id ?? '' });
    });
  return (
    <form className="page-card form" onSubmit={submit}>
      <h2>Go on with a recorded game</h2>
      <p>
        A saved game, or an export of 18xx.games, is played on online. The others take their seats by the
        link.
      </p>
      <div className="form-buttons">
        <FileButton text="Pick a file" label="Recorded game" onPick={take} />
      </div>
      {file !== null && (
        <>
          <p>
            <strong>{file.game.summary.titleName}</strong>, {file.game.summary.round}, move{' '}
            {file.game.summary.moves}
          </p>
          <GoingOnFields players={file.game.record.players} choice={choice} onChange={setChoice} />
        </>
      )}
      <TroubleNotice trouble={doing.trouble} />
      {file !== null && (
        <div className="form-buttons">
          <button type="submit" className="button button-main" disabled={doing.busy}>
            Open it online
          </button>
        </div>
      )}
    </form>
  );
}

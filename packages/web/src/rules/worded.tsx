import { type Piece, withMeanings } from './glossary.ts';
import './worded.css';

/** A sentence in which the field's own words say what they mean (`WordTip`). */
export function Worded({ text }: { readonly text: string }) {
  return <Pieces pieces={withMeanings(text)} />;
}

const PUNCTUATION = /^[,.;:)!?’]+/;

/** The comma or full stop after a word: it stays on the line of the word, which is a button. */
const stopAfter = (pieces: readonly Piece[], index: number): string =>
  PUNCTUATION.exec(pieces[index + 1]?.text ?? '')?.[0] ?? '';

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text: piece, entry }, index) =>
    entry === undefined ? (
      piece.slice(pieces[index - 1]?.entry === undefined ? 0 : stopAfter(pieces, index - 1).length)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence are its order
      <span key={index} className="worded-kept">
        <button type="button" className="worded" data-word={entry.word}>
          {piece}
        </button>
        {stopAfter(pieces, index)}
      </span>
    ),
  );
}

import { type Piece, withMeanings } from './glossary.ts';
import './worded.css';

/** A sentence in which the field's own words say what they mean (`WordTip`). */
export function Worded({ text }: { readonly text: string }) {
  return <Pieces pieces={withMeanings(text)} />;
}

export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text: piece, entry }, index) =>
    entry === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence are its order
      <button key={index} type="button" className="worded" data-word={entry.word}>
        {piece}
      </button>
    ),
  );
}

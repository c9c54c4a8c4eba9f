import { withMeanings } from './glossary.ts';
import './worded.css';

/** A sentence in which the field's own words say what they mean. */
export function Worded({ text }: { readonly text: string }) {
  return withMeanings(text).map(({ text: piece, meaning }, index) =>
    meaning === undefined ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence are its order
      <abbr key={index} className="worded" title={meaning}>
        {piece}
      </abbr>
    ),
  );
}

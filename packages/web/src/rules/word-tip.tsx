import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isTyping } from '../ui/is-typing.ts';
import { GLOSSARY } from './glossary.ts';
import { type FoundWord, markedWord, wordsOf, wordUnder } from './word-under.ts';

const MARGIN = 8;
/** Over a line or a button that is there to be clicked, the mouse has to rest before a word is explained. */
const REST = 450;
const MEANINGS = new Map(GLOSSARY.map(({ word, meaning }) => [word, meaning]));

function hasMoved(element: Element | undefined, from: DOMRect | null): boolean {
  const now = element?.getBoundingClientRect();
  return now?.top !== from?.top || now?.left !== from?.left;
}

/** What the word under the mouse, the focus or the finger means: one for the whole page. */
export function WordTip() {
  const [found, setFound] = useState<FoundWord | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const stoodAt = useRef<DOMRect | null>(null);

  useEffect(() => {
    const watch = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, act, { signal: watch.signal, capture: true });
    let rest: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: FoundWord | null) => {
      clearTimeout(rest);
      setFound(next);
    };
    const hide = () => tell(null);
    const show = ({ target }: Event) => {
      const word = markedWord(target);
      if (word !== null) tell(word);
    };
    on('pointermove', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(rest);
      const word = markedWord(event.target);
      setFound((before) => (before?.element === word?.element && word !== null ? before : word));
      if (word === null) rest = setTimeout(() => setFound(wordUnder(event)), REST);
    });
    on('focusin', show);
    on('focusout', hide);
    on('click', show);
    // A long press shows it too, and not the menu of the browser.
    on('contextmenu', (event) => {
      const word = markedWord(event.target) ?? wordUnder(event);
      if (word === null) return;
      event.preventDefault();
      tell(word);
    });
    on('pointerdown', (event) => {
      if (markedWord(event.target) === null) hide();
    });
    // W explains what has the focus, word by word.
    on('keydown', ({ key, target, altKey, ctrlKey, metaKey }) => {
      if (key === 'Escape') hide();
      if (key !== 'w' || altKey || ctrlKey || metaKey || isTyping(target)) return;
      clearTimeout(rest);
      const words = wordsOf(document.activeElement);
      setFound((before) => {
        const at = words.findIndex(
          ({ word, element }) => before?.word === word && before.element === element,
        );
        return words[at + 1] ?? null;
      });
    });
    // What was focused has been scrolled into sight before its word was looked up, and the event comes after it.
    on('scroll', () => setFound((before) => (hasMoved(before?.element, stoodAt.current) ? null : before)));
    return () => {
      clearTimeout(rest);
      watch.abort();
    };
  }, []);

  useLayoutEffect(() => {
    const box = tip.current;
    if (found === null || box === null) return;
    const { at, element } = found;
    stoodAt.current = element.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const above = at.top - height - MARGIN;
    box.style.left = `${Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))}px`;
    box.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
    element.setAttribute('aria-describedby', 'word-tip');
    return () => element.removeAttribute('aria-describedby');
  }, [found]);

  return found === null || !found.element.isConnected ? null : (
    <section aria-label="What a word means">
      <div ref={tip} id="word-tip" role="tooltip" className="word-tip">
        <strong>{found.word}</strong>
        {MEANINGS.get(found.word)}
      </div>
    </section>
  );
}

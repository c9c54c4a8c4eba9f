import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GLOSSARY } from './glossary.ts';

const MARGIN = 8;
const MEANINGS = new Map(GLOSSARY.map(({ word, meaning }) => [word, meaning]));
const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.worded') : null;

/** What the word under the mouse, the focus or the finger means: one for the whole page. */
export function WordTip() {
  const [word, setWord] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const watch = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, act, { signal: watch.signal, capture: true });
    const show = ({ target }: Event) => {
      const found = wordAt(target);
      if (found !== null) setWord(found);
    };
    const hide = () => setWord(null);
    on('pointerover', (event) => {
      if (event.pointerType === 'mouse') setWord(wordAt(event.target));
    });
    on('focusin', show);
    on('focusout', hide);
    on('click', show);
    // A long press shows it too, and not the menu of the browser.
    on('contextmenu', (event) => {
      if (wordAt(event.target) === null) return;
      event.preventDefault();
      show(event);
    });
    on('pointerdown', (event) => {
      if (wordAt(event.target) === null) hide();
    });
    on('keydown', ({ key }) => {
      if (key === 'Escape') hide();
    });
    on('scroll', hide);
    return () => watch.abort();
  }, []);

  useLayoutEffect(() => {
    const box = tip.current;
    if (word === null || box === null) return;
    const at = word.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const above = at.top - height - MARGIN;
    box.style.left = `${Math.max(MARGIN, Math.min(at.left, window.innerWidth - width - MARGIN))}px`;
    box.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
    word.setAttribute('aria-describedby', 'word-tip');
    return () => word.removeAttribute('aria-describedby');
  }, [word]);

  const name = word?.dataset.word;
  return word === null || name === undefined || !word.isConnected ? null : (
    <div ref={tip} id="word-tip" role="tooltip" className="word-tip">
      <strong>{name}</strong>
      {MEANINGS.get(name)}
    </div>
  );
}

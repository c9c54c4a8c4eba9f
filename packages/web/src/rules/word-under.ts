import { wordsIn } from './glossary.ts';

/** A word of the field on the page, and where it stands. */
export interface FoundWord {
  readonly word: string;
  readonly at: DOMRect;
  readonly element: HTMLElement;
}

/** A word that is marked as one (`Worded`). */
export function markedWord(target: EventTarget | null): FoundWord | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('.worded') : null;
  const word = element?.dataset.word;
  return element === null || word === undefined
    ? null
    : { word, at: element.getBoundingClientRect(), element };
}

/** A word under the pointer where words are not marked: lines, buttons and headings inside `data-words`. */
export function wordUnder(event: {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}): FoundWord | null {
  const { target, clientX: x, clientY: y } = event;
  if (!(target instanceof HTMLElement) || target.closest('[data-words]') === null) return null;
  const range = document.createRange();
  for (const node of target.childNodes) {
    if (!(node instanceof Text)) continue;
    for (const { word, start, end } of wordsIn(node.data)) {
      range.setStart(node, start);
      range.setEnd(node, end);
      for (const at of range.getClientRects())
        if (x >= at.left && x <= at.right && y >= at.top && y <= at.bottom)
          return { word, at, element: target };
    }
  }
  return null;
}

/** The words of the field in what has the focus, one after the other: those of a line of the log or of a button. */
export function wordsOf(element: Element | null): readonly FoundWord[] {
  if (!(element instanceof HTMLElement) || element.closest('[data-words]') === null) return [];
  const found = new Map<string, FoundWord>();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { word, start, end } of wordsIn(node.textContent ?? '')) {
      range.setStart(node, start);
      range.setEnd(node, end);
      if (!found.has(word)) found.set(word, { word, at: range.getBoundingClientRect(), element });
    }
  }
  return [...found.values()];
}

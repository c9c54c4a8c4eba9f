const PRESSED_NOT_WRITTEN = new Set(['range', 'radio', 'checkbox']);

/** In a field to write in, letters are letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && !PRESSED_NOT_WRITTEN.has(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Where the API is, beside the page; empty without one. The server that serves the page says so in it; plain files say nothing. */
function api(): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>('meta[name="roundhouse-api"]')?.content ?? '';
}

/** Is there a server behind this page? */
export const hasServer = (): boolean => api() !== '';

/** The address of a call, wherever the page lies. */
export const apiAddress = (path: string): string => `./${api()}${path}`;

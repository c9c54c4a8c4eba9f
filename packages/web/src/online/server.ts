/** What the server that serves the page says in it; plain files say nothing. */
function told(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Where the API is, beside the page; empty without one. */
const api = (): string => told('roundhouse-api');

/** Can the server send e-mail? One that says nothing is asked. */
export const sendsMail = (): boolean => told('roundhouse-mail') !== 'no';

/** Is there a server behind this page? */
export const hasServer = (): boolean => api() !== '';

/** The address of a call, wherever the page lies. */
export const apiAddress = (path: string): string => `./${api()}${path}`;

/** How somebody likes the table; kept in this browser. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** Factor of all text. */
  readonly text: number;
  readonly motion: 'system' | 'less';
  /** Shows the map or the market as the rounds come. */
  readonly follow: boolean;
  /** How fast code plays, in milliseconds a move. */
  readonly pace: number;
  /** The panel beside the first on a wide screen; empty for none. */
  readonly second: string;
  /** A live table rings when it is one's turn. */
  readonly ring: boolean;
  /** Log and chat of a table online take much of the screen. */
  readonly tallTalk: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  text: 1,
  motion: 'system',
  follow: true,
  pace: 350,
  second: 'stock',
  ring: false,
  tallTalk: false,
};
export const TEXT_SIZES = [
  { value: 0.9, name: 'Small' },
  { value: 1, name: 'Normal' },
  { value: 1.15, name: 'Large' },
  { value: 1.35, name: 'Very large' },
] as const;

const KEY = 'roundhouse-settings';

/** Reads what was kept, and ignores what is not understood. */
export function readSettings(text: string | null): Settings {
  let json: unknown = null;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    // Somebody has edited it: the defaults will do.
  }
  if (typeof json !== 'object' || json === null) return DEFAULT_SETTINGS;
  const value: Readonly<Record<string, unknown>> = { ...json };
  const { theme, text: size, motion, follow, pace, second, ring, tallTalk } = value;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    text: typeof size === 'number' && size >= 0.8 && size <= 1.6 ? size : 1,
    motion: motion === 'less' ? 'less' : 'system',
    follow: follow !== false,
    pace: typeof pace === 'number' && pace >= 0 && pace <= 5000 ? pace : DEFAULT_SETTINGS.pace,
    second: typeof second === 'string' ? second : DEFAULT_SETTINGS.second,
    ring: ring === true,
    tallTalk: tallTalk === true,
  };
}

let current: Settings = DEFAULT_SETTINGS;
const listeners = new Set<() => void>();

/** Puts the settings on the page. */
function apply({ theme, text, motion }: Settings): void {
  const dark =
    theme === 'dark' || (theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.motion = motion;
  root.style.setProperty('--text', String(text));
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#14181a' : '#f3efe6');
}

/** Null where nothing was kept, or where nothing may be. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function startSettings(): void {
  current = readSettings(stored());
  apply(current);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => apply(current));
}

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Kept as long as the page is open.
  }
  apply(current);
  for (const listener of listeners) listener();
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

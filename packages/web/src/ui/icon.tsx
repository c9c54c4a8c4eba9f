const PATHS = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  network: 'M5 15L10 5L15 15M3.5 15h3M8.5 5h3M13.5 15h3',
  undo: 'M4 8h8a4 4 0 0 1 0 8H8M4 8l4-4M4 8l4 4',
  redo: 'M16 8H8a4 4 0 0 0 0 8h4M16 8l-4-4M16 8l-4 4',
  first: 'M5 4v12M16 4L8 10L16 16',
  back: 'M13 4L6 10L13 16',
  forward: 'M7 4L14 10L7 16',
  up: 'M4 13L10 7L16 13',
  down: 'M4 7L10 13L16 7',
  last: 'M15 4v12M4 4L12 10L4 16',
  close: 'M5 5L15 15M15 5L5 15',
  menu: 'M3 6h14M3 10h14M3 14h14',
  rotate: 'M15 6a6 6 0 1 0 1 5M15 2v4h-4',
  check: 'M4 11l4 4L16 5',
  download: 'M10 3v10M6 9l4 4l4-4M4 17h12',
  upload: 'M10 13V3M6 7l4-4l4 4M4 17h12',
  home: 'M3 10L10 4L17 10M5 9v7h10V9',
  history: 'M10 5v5l3 2M3.5 10a6.5 6.5 0 1 0 2-4.6L3 7.5M3 3.5v4h4',
  gear: 'M10 7a3 3 0 1 0 0 6a3 3 0 1 0 0-6M10 2v3M10 15v3M2 10h3M15 10h3M4.5 4.5l2 2M13.5 13.5l2 2M15.5 4.5l-2 2M6.5 13.5l-2 2',
  trash: 'M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11',
  play: 'M6 4l10 6l-10 6z',
  search: 'M9 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12M13.5 13.5L17 17',
  layers: 'M10 3L17 7L10 11L3 7ZM3 10.5L10 14.5L17 10.5M3 14L10 18L17 14',
  edit: 'M4 16l1-4L14 3l3 3L8 15zM12 5l3 3',
  pause: 'M6 4v12M13 4v12',
  wifi: 'M2.5 8a11 11 0 0 1 15 0M5 11a7.5 7.5 0 0 1 10 0M7.6 14a3.6 3.6 0 0 1 4.8 0M10 16.6v.1',
  send: 'M17 3L9 11M17 3l-5.5 14l-2.5-6l-6-2.5z',
  clock: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 6v4l3 2',
  copy: 'M7 7h9v10H7zM4 13V3h9',
  person: 'M10 3.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4M3.5 17c.6-3.4 3-5 6.5-5s5.9 1.6 6.5 5',
  people:
    'M7.5 4a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6M2.5 16c.4-3 2.2-4.5 5-4.5s4.6 1.5 5 4.5M13 4.4a2.6 2.6 0 0 1 0 5M14.5 11.8c1.7.5 2.7 1.9 3 4.2',
  book: 'M10 5.5C8.5 4.3 6 4 3 4v11.5c3 0 5.5.3 7 1.5c1.5-1.2 4-1.5 7-1.5V4c-3 0-5.5.3-7 1.5v11.5',
  bell: 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing beside or instead of a word; it is never the only label. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="icon"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

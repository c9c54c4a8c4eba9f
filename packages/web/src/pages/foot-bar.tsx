import { Link } from 'wouter';
import { hasServer } from '../online/server.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import './foot-bar.css';

type Place = 'titles' | 'games' | 'lobby' | 'rules';

const PLACES: readonly {
  readonly at: Place;
  readonly href: string;
  readonly icon: IconName;
  readonly text: string;
}[] = [
  { at: 'titles', href: '/', icon: 'play', text: 'Play' },
  { at: 'games', href: '/games', icon: 'layers', text: 'My games' },
  { at: 'lobby', href: '/lobby', icon: 'people', text: 'Lobby' },
  { at: 'rules', href: '/rules', icon: 'book', text: 'Rules' },
];

/** On a phone, at the foot of the pages between which one goes to and fro. */
export function FootBar({ at }: { readonly at: Place }) {
  return (
    <nav className="foot-bar" aria-label="Pages">
      {PLACES.filter(({ at: place }) => place !== 'lobby' || hasServer()).map((place) => (
        <Link key={place.at} href={place.href} aria-current={place.at === at ? 'page' : undefined}>
          <Icon name={place.icon} size={22} />
          <span>{place.text}</span>
        </Link>
      ))}
    </nav>
  );
}

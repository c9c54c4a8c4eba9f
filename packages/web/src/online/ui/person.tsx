import type { Person as OnlinePerson, Seat } from '@roundhouse/server/contract';
import { Link } from 'wouter';
import { seatColour } from '../../game/seat-marks.ts';
import './person.css';

/** Always the same colour for the same person. */
function colourOf(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return seatColour(sum);
}

const letterOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '?').toUpperCase();

/** People are square. */
export function PersonMark({ person, size = 28 }: { readonly person: OnlinePerson; readonly size?: number }) {
  return (
    <span
      className="person-mark seat-mark"
      aria-hidden="true"
      style={{ background: colourOf(person.id), width: size, height: size, fontSize: size * 0.52 }}
    >
      {letterOf(person.name)}
    </span>
  );
}

/** A name that leads to the person's page. */
export function PersonName({ person }: { readonly person: OnlinePerson }) {
  return (
    <span className="person">
      <PersonMark person={person} />
      <Link href={`/player/${person.id}`}>{person.name}</Link>
    </span>
  );
}

/** Who sits there, small, for lists; read out as one line. */
export function SeatMarks({ seats }: { readonly seats: readonly Seat[] }) {
  return (
    <span className="seat-marks" role="img" aria-label={seatsText(seats)}>
      {seats.map(({ seat, person, bot }) =>
        person !== null ? (
          <PersonMark key={seat} person={person} size={22} />
        ) : (
          <span
            key={seat}
            className={`person-mark seat-mark ${bot === null ? 'person-free' : 'person-bot'}`}
            style={{ width: 22, height: 22 }}
          >
            {bot === null ? '' : 'b'}
          </span>
        ),
      )}
    </span>
  );
}

export const isFree = ({ person, bot }: Seat): boolean => person === null && bot === null;

function seatsText(seats: readonly Seat[]): string {
  const free = seats.filter(isFree).length;
  const names = seats.flatMap(({ person, bot }) =>
    person !== null ? [person.name] : bot !== null ? [`${bot} bot`] : [],
  );
  return [names.join(', '), ...(free > 0 ? [`${free} free`] : [])].filter((part) => part !== '').join('; ');
}

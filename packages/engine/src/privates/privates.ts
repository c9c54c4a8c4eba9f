import type { Emit } from '../core/event.ts';
import { BANK } from '../money/purse.ts';

/** A private company: one paper with one owner. */
export interface PrivateCompany {
  readonly id: string;
  /** The bank until it is sold. */
  owner: string;
  closed: boolean;
}

export interface HasPrivates {
  readonly privates: Record<string, PrivateCompany>;
}

export function privateOf(state: HasPrivates, id: string): PrivateCompany {
  const found = Object.hasOwn(state.privates, id) ? state.privates[id] : undefined;
  if (found === undefined) throw new Error(`There is no private company ${id}`);
  return found;
}

/** Who owns a private company; null where it is not in the game, not sold or closed. */
export function privateOwner(state: HasPrivates, id: string): string | null {
  if (!Object.hasOwn(state.privates, id)) return null;
  const { owner, closed } = privateOf(state, id);
  return closed || owner === BANK ? null : owner;
}

/** Open private companies of an owner. */
export function privatesOf({ privates }: HasPrivates, owner: string): PrivateCompany[] {
  const owned: PrivateCompany[] = [];
  for (const id in privates) {
    const privateCompany = privates[id];
    if (privateCompany?.owner === owner && !privateCompany.closed) owned.push(privateCompany);
  }
  return owned;
}

export function closePrivate(state: HasPrivates, id: string, emit: Emit): void {
  const privateCompany = privateOf(state, id);
  if (privateCompany.closed) return;
  privateCompany.closed = true;
  privateCompany.owner = BANK;
  emit({ type: 'closed', item: id });
}

import { placeHome } from '@roundhouse/classic';
import { BANK, type Emit, pay, percentOf } from '@roundhouse/engine';
import { SUPPLY } from './data/box.ts';
import { TOKENS } from './data/companies.ts';
import { type CompanyMW, core, type StateMW } from './state.ts';

/** Percent of a company in players' hands. */
export const heldByPlayers = (state: StateMW, company: CompanyMW): number =>
  state.players.reduce((sum, { id }) => sum + percentOf(company, id), 0);

/** 18MW-formation-1 to -5: with six shares in players' hands it gets its capital, its tokens, and its base token is placed. */
export function floatIfHeld(state: StateMW, company: CompanyMW, emit: Emit): void {
  const { id, par } = company;
  if (company.floated || par === null || company.fate !== null) return;
  if (heldByPlayers(state, company) < core.box.floatPercent) return;
  company.floated = true;
  emit({ type: 'floated', company: id, capital: par * 10 });
  pay(state, BANK, id, par * 10, 'capital', emit);
  const tokens = state.board.stations.filter(({ owner, holder }) => owner === id && holder === SUPPLY);
  for (const token of tokens.slice(0, TOKENS[par] ?? 0)) token.holder = id;
  for (const hex of company.bases) placeHome(state, id, { hex, stop: 0 }, emit);
}

import type { TableView, TitleInfo } from '../contract.ts';

type Seen = Pick<TableView, 'operating' | 'companies' | 'depot' | 'trainPool' | 'phase'>;

/** Why there is nothing to decide in a step of the turn: what can be seen of it, else what the title says. */
export function whyNothing(
  step: string,
  view: Seen,
  { terms, phases }: Pick<TitleInfo, 'terms' | 'phases'>,
): string | undefined {
  const company = view.companies.find(({ id }) => id === view.operating);
  const general = terms.skipped[step];
  if (company === undefined) return general;
  const { trains, stationsLeft, cash } = company;
  if (step === 'station' && stationsLeft === 0) return 'no station left';
  if (step === 'run') return trains.length === 0 ? 'no train' : general;
  if (step === 'trains') {
    const limit = phases.find(({ name }) => name === view.phase)?.trainLimit ?? null;
    if (limit !== null && trains.length >= limit)
      return `${trains.length} of ${limit} trains, no room for more`;
    const prices = [...view.depot.slice(0, 1), ...(view.trainPool ?? [])].map(({ price }) => price);
    if (prices.length > 0 && cash < Math.min(...prices)) return 'not enough money for a train';
  }
  return general;
}

/** The numbers by which bots judge. They are data: `npm run tune` finds better ones by self-play. */
export interface Weights {
  /** Operating rounds that a projection goes through at most. */
  readonly horizon: number;
  /** What the others' worth counts beside one's own, with more than two players. */
  readonly others: number;
  /** What the second, third and fourth train of a company earn beside the first. */
  readonly sharing: readonly number[];
  /** How much of what is missing to a usual network is laid in an operating round. */
  readonly growth: number;
  /** What a price gains with every step to the right, as a part of it. */
  readonly climb: number;
  /** A company that has not run yet earns this part of the usual. */
  readonly fresh: number;
  /** A company buys a train that earns so many times its price in the rounds to come. */
  readonly trainReturn: number;
  /** Who starts a company has cash for so many of its shares. */
  readonly startShares: number;
  /** What brings one's own company nearer to operating is worth so much more. */
  readonly floatOwn: number;
  /** A purchase now is worth so much more than the projection says: it takes for granted that one could as well buy later. */
  readonly eager: number;
  /** The same for a train: the projection could as well buy it in the next round. */
  readonly eagerTrain: number;
  /** A sale must bring so much more than going on without it. */
  readonly saleGain: number;
  /** How many sales are thought through with the purchase that follows them. */
  readonly plans: number;
  /** What the revenue with longer trains counts when track is laid, beside that with the present ones. */
  readonly laterRevenue: number;
  /** How many lays are tried: those that promise most. */
  readonly lays: number;
  /** For how many of them the longer trains are looked at too. */
  readonly closerLooks: number;
  /** In how many rounds the money spent on track has to come back. */
  readonly trackRounds: number;
  /** What the way to stops that are not reached yet counts, and how much more before anything runs. */
  readonly reach: number;
  readonly firstReach: number;
  /** Positions that differ by less are the same to it: chance decides. */
  readonly noise: number;
  /** What a president's certificate is worth beyond its share, as a part of the company's capital. */
  readonly control: number;
}

export const WEIGHTS: Weights = {
  horizon: 9,
  others: 0.5,
  sharing: [1, 0.75, 0.6, 0.5],
  growth: 0.1,
  climb: 0.09,
  fresh: 0.45,
  trainReturn: 0.8,
  startShares: 4.5,
  floatOwn: 60,
  eager: 40,
  eagerTrain: 20,
  saleGain: 80,
  plans: 12,
  laterRevenue: 0.35,
  lays: 7,
  closerLooks: 3,
  trackRounds: 4,
  reach: 0.15,
  firstReach: 0.5,
  noise: 4,
  control: 0.05,
};

import { type Action, moneyIn, type Position } from '@roundhouse/engine/play';
import type { Budget } from './bot.ts';
import { itemOf, limitFor } from './general/auction.ts';
import { actionsOf, amount, choicesOf, passOf, type Scene, text } from './general/scene.ts';
import { rateLays, rateStations } from './general/track.ts';
import { purchases, revenueGain } from './general/trains.ts';
import { sceneAt } from './scene-at.ts';
import { candidatesOf, decideSteadily, steady, withoutPowers } from './steady.ts';

/** A move worth thinking of, and why. */
export interface Hint {
  readonly action: Action;
  readonly why: string;
}

const MOST = 3;

/** The best three moves of the seat that has to act, the best first; fewer where there are no more. */
export function hints(position: Position, seat: string, budget: Partial<Budget> = {}): Hint[] {
  const full = { seed: 1, work: steady.work, ...budget };
  const best = decideSteadily(sceneAt(position, seat, full));
  const scene = sceneAt(position, seat, full);
  const rated = withPass(scene, reasons(withoutPowers(scene)));
  const found = rated.find(({ action }) => isSame(action, best));
  const own = found?.score ?? Number.POSITIVE_INFINITY;
  const isLast = found !== undefined && found === rated.at(-1) && rated.length > 1 && best.type !== 'pass';
  // A rule may stand against the numbers: then it is the rule that is told.
  const isByRule =
    found === undefined ||
    best.type === 'pass' ||
    isLast ||
    rated.some(({ score = own }) => score > own + CLEARLY);
  const others = rated.filter(({ action }) => !isSame(action, best));
  const ranked = [
    isByRule ? { action: best, why: plainReason(position, best) } : found,
    ...others.map((other) =>
      isByRule && (other.score ?? own) > own
        ? { ...other, why: 'By numbers alone it is worth a thought too.' }
        : other,
    ),
  ];
  return different(ranked)
    .slice(0, MOST)
    .map(({ action, why }) => ({ action, why }));
}

/** The same tile turned otherwise, or another price for the same company, is no other idea. */
function different(found: readonly Hint[]): Hint[] {
  const ideas = found.map(({ action }) =>
    action.type === 'lay'
      ? `lay ${text(action.hex)}`
      : action.type === 'start'
        ? `start ${text(action.company)}`
        : JSON.stringify(action),
  );
  return found.filter((_, at) => ideas.indexOf(ideas[at] ?? '') === at);
}

/** Doing nothing is a move as well, where nothing else says so. */
function withPass(scene: Scene, rated: readonly Rated[]): readonly Rated[] {
  const pass = passOf(scene);
  if (pass === null || rated.some(({ action }) => action.type === 'pass')) return rated;
  return [...rated, { action: pass, why: NOTHING_SPENT }];
}

const NOTHING_SPENT = 'It spends nothing, and leaves things as they are.';

/** Moves that lie nearer together are as good as each other. */
const CLEARLY = 20;

/** A hint with what it leads to, where numbers decide. */
interface Rated extends Hint {
  readonly score?: number;
}

const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

function reasons(scene: Scene): Rated[] {
  const { info, view } = scene;
  const money = moneyIn(info.terms);
  const kinds = new Set(scene.choices.map(({ action }) => action.type));
  const company = view.operating ?? view.deciding ?? '';
  if (kinds.has('bid') || kinds.has('take'))
    return [...choicesOf(scene, 'take'), ...choicesOf(scene, 'bid')]
      .map(({ action }) => {
        const item = itemOf(scene, action);
        const listed = view.privates.find(({ id }) => id === item)?.price ?? 0;
        return {
          action,
          limit: limitFor(scene, item),
          price: action.type === 'take' ? listed : amount(action.price),
        };
      })
      .sort((a, b) => b.limit - b.price - (a.limit - a.price))
      .map(({ action, limit, price }) => ({
        action,
        why: `Its income, its power and what a company will pay for it are worth about ${money(limit)}${price > limit ? `, less than ${money(price)}` : ''}.`,
      }));
  if (kinds.has('train'))
    return purchases(scene)
      .map((action) => ({ action, gain: revenueGain(scene, action) }))
      .sort((a, b) => b.gain - amount(b.action.price) - (a.gain - amount(a.action.price)))
      .map(({ action, gain }) => ({ action, why: reasonForTrain(scene, action, Math.round(gain), money) }));
  if (kinds.has('dividend'))
    return actionsOf(scene, 'dividend').map((action) => ({
      action,
      why: reasonForDividend(scene, action, money),
    }));
  if (kinds.has('station') || kinds.has('home'))
    return rateStations(scene, [...actionsOf(scene, 'station'), ...actionsOf(scene, 'home')], company).map(
      ({ action, gain }) => ({
        action,
        why:
          gain > 0
            ? `Routes from there earn ${company} ${money(gain)} more in each run.`
            : `It keeps a place for ${company}, but earns nothing now.`,
      }),
    );
  if (kinds.has('lay'))
    return rateLays(scene, actionsOf(scene, 'lay'), 8).map(({ action, gain }) => ({
      action,
      why:
        gain > 0
          ? `${company} earns ${money(gain)} more in each run.`
          : `It earns nothing yet, but prepares longer routes for ${company}.`,
    }));
  return byProjection(scene, money);
}

type Money = (amount: number) => string;

function reasonForTrain({ view, info }: Scene, { train, price }: Action, gain: number, money: Money): string {
  const company = view.companies.find(({ id }) => id === view.operating);
  const kind = info.trains.find(({ type }) => text(train).startsWith(`${type}-`));
  const until = kind?.rustedBy === undefined ? 'As long as it runs' : 'Until it rusts';
  if (gain > 0)
    return `${until} it should earn ${company?.id ?? ''} about ${money(gain)}, for ${money(amount(price))}.`;
  return company?.trains.length === 0
    ? `${company.id} has no train, though the track that lies there gives it nothing to run on yet.`
    : `On the track that lies there it earns ${company?.id ?? ''} nothing more: it counts on track to come.`;
}

/** What reaches the pocket, what stays in the company and where its price goes. */
function reasonForDividend({ position, view, seat }: Scene, action: Action, money: Money): string {
  const ahead = position.after(action);
  const events = 'code' in ahead ? [] : ahead.events;
  const company = view.operating ?? '';
  let own = 0;
  let kept = 0;
  let price = view.companies.find(({ id }) => id === company)?.price ?? 0;
  const before = price;
  for (const event of events) {
    if (event.type === 'turn') break;
    if (event.type === 'paid' && event.to === seat) own += event.amount;
    if (event.type === 'paid' && event.to === company) kept += event.amount;
    if (event.type === 'price' && event.company === company) price = event.to;
  }
  const parts = [
    ...(own > 0 ? [`you get ${money(own)}`] : []),
    ...(kept > 0 ? [`${company} keeps ${money(kept)}`] : []),
  ];
  const way = price > before ? 'rises to' : price < before ? 'falls to' : 'stays at';
  const whose = kept > 0 ? 'its price' : `the price of ${company}`;
  const told = `${parts.join(', ')}${parts.length > 0 ? ', and ' : ''}${whose} ${way} ${money(price)}`;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Where numbers decide: how much further ahead of the others it leads than passing or, where nobody may pass, than the next best move. */
function byProjection(scene: Scene, money: Money): Rated[] {
  const looked = candidatesOf(scene);
  const pass = looked.find(({ action }) => action.type === 'pass');
  return looked.map(({ action, score }, place) => {
    const other = pass ?? looked[place === 0 ? 1 : 0];
    const than = pass !== undefined ? 'passing' : place === 0 ? 'the next best move' : 'the best move';
    const ahead = score - (other?.score ?? score);
    const why = action.type === 'pass' ? NOTHING_SPENT : reasonByNumbers(action, ahead, than, money);
    return { action, score, why };
  });
}

function reasonByNumbers({ type }: Action, ahead: number, than: string, money: Money): string {
  const about = Math.round(Math.abs(ahead) / 10) * 10;
  if (about === 0) return `It comes to about the same as ${than}.`;
  if (ahead < 0) return `It leaves you about ${money(about)} behind where ${than} would.`;
  const how =
    type === 'sell' && than === 'passing'
      ? 'With something better bought for the money, it'
      : 'In the rounds to come it';
  return `${how} puts you about ${money(about)} further ahead of the others than ${than}.`;
}

function plainReason(position: Position, action: Action): string {
  const money = moneyIn(position.info.terms);
  if (action.type === 'run') {
    const ahead = position.after(action);
    const revenue =
      'code' in ahead
        ? 0
        : ahead.events.reduce((sum, event) => (event.type === 'run' ? sum + event.revenue : sum), 0);
    return `No other routes earn more than ${money(revenue)}.`;
  }
  const told = PLAIN[action.type];
  return typeof told === 'function' ? told(action, money) : (told ?? 'A careful player does this here.');
}

/** What speaks for a move that a rule chose, by its type. */
const PLAIN: Readonly<Record<string, string | ((action: Action, money: Money) => string)>> = {
  pass: 'Nothing that could be done brings more than it costs.',
  private: ({ price }, money) =>
    `The company can spare the money, and ${money(amount(price))} of it become yours.`,
  dividend: ({ kind }) =>
    kind === 'pay'
      ? 'Dividends reach your pocket and lift the price, and no train has to be saved for.'
      : 'The trains will soon be gone, and the money is needed for the next one.',
  issue: 'The company has no train, and the money brings one within reach.',
  redeem: 'The money is needed for no train, and the price rises.',
  accept: 'Its runs lift the price no more, and the bonus is paid at once.',
  decline: 'Its runs still bring more than what is offered.',
  discard: 'Of the trains that it has, this one earns least.',
  'name-investor': ({ value }, money) =>
    `It is worth about ${money(amount(value))} to either of you: whichever the other takes, you lose nothing.`,
  choose: 'It is worth more than the other half of the choice.',
  buy: 'It brings the company nearer to operating, or pays best for its price.',
  start: 'You can carry it until it operates.',
  train: 'It pays for itself before it goes.',
  lay: 'It serves the company best in the rounds to come.',
};

// biome-ignore-all format: made by `npm run actions` out of the moves of the titles
import type { TitleId } from './index.ts';

/** Every action of a title; `type` tells which it is. */
export type ActionOf<T extends TitleId> = TitleActions[T];

export interface TitleActions {
  '1882':
    | { readonly type: 'take'; readonly player: string; readonly item: string }
    | { readonly type: 'bid'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'bid'; readonly player: string; readonly price: number }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'par'; readonly player: string; readonly price: number }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'exchange'; readonly player: string; readonly price: number }
    | { readonly type: 'lay'; readonly player: string; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'private'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'lift'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number; readonly neutral: boolean }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'run'; readonly player: string; readonly routes: readonly ({ readonly train: string; readonly path: readonly (string)[] })[]; readonly claimed?: number }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'train'; readonly player: string; readonly train: string; readonly from: string; readonly price: number; readonly trade: string }
    | { readonly type: 'bankrupt'; readonly player: string }
    | { readonly type: 'home'; readonly player: string; readonly hex: string; readonly stop: number; readonly replace: boolean }
    | { readonly type: 'seat'; readonly player: string; readonly owner: string; readonly stop: number }
    | { readonly type: 'discard'; readonly player: string; readonly train: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string }
    | { readonly type: 'propose-end'; readonly player: string };
  '1889':
    | { readonly type: 'take'; readonly player: string; readonly item: string }
    | { readonly type: 'bid'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'bid'; readonly player: string; readonly price: number }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'lay'; readonly player: string; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'private'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'run'; readonly player: string; readonly routes: readonly ({ readonly train: string; readonly path: readonly (string)[] })[]; readonly claimed?: number }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'train'; readonly player: string; readonly train: string; readonly from: string; readonly price: number; readonly trade: string }
    | { readonly type: 'bankrupt'; readonly player: string }
    | { readonly type: 'discard'; readonly player: string; readonly train: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string }
    | { readonly type: 'exchange'; readonly player: string; readonly item: string }
    | { readonly type: 'propose-end'; readonly player: string };
  '18mw':
    | { readonly type: 'bid'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'bid'; readonly player: string; readonly price: number }
    | { readonly type: 'bid'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'withdraw'; readonly player: string; readonly item: string }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'presidency'; readonly player: string; readonly company: string }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'redeem'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'exchange'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'private'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'protect'; readonly player: string }
    | { readonly type: 'lay'; readonly player: string; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'alton'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'run'; readonly player: string; readonly routes: readonly ({ readonly train: string; readonly path: readonly (string)[] })[]; readonly claimed?: number }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'train'; readonly player: string; readonly train: string; readonly from: string; readonly price: number }
    | { readonly type: 'free-train'; readonly player: string; readonly train: string }
    | { readonly type: 'merge'; readonly player: string; readonly partner: string; readonly system: string }
    | { readonly type: 'fire-share'; readonly player: string; readonly percent: number }
    | { readonly type: 'fire-token'; readonly player: string; readonly hex: string; readonly minimum: number }
    | { readonly type: 'raise'; readonly player: string; readonly train: string; readonly from: string; readonly price: number }
    | { readonly type: 'settle'; readonly player: string }
    | { readonly type: 'bankrupt'; readonly player: string }
    | { readonly type: 'buy-token'; readonly player: string; readonly hex: string; readonly from: string }
    | { readonly type: 'double'; readonly player: string }
    | { readonly type: 'discard'; readonly player: string; readonly train: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string };
  '18royalgorge':
    | { readonly type: 'pick'; readonly player: string; readonly item: string }
    | { readonly type: 'bid'; readonly player: string; readonly price: number }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'face'; readonly player: string; readonly face: string }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'invest'; readonly player: string; readonly company: string }
    | { readonly type: 'mint'; readonly player: string; readonly shares: number }
    | { readonly type: 'right'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'freeze'; readonly player: string }
    | { readonly type: 'lay'; readonly player: string; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'steel'; readonly player: string; readonly column: string; readonly price: number }
    | { readonly type: 'private'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'springs'; readonly player: string }
    | { readonly type: 'debt'; readonly player: string }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'run'; readonly player: string; readonly routes: readonly ({ readonly train: string; readonly path: readonly (string)[] })[]; readonly coal?: readonly ({ readonly source: 'engineer' | 'mines' | 'depot'; readonly train: string; readonly cubes: number })[]; readonly claimed?: number }
    | { readonly type: 'ship'; readonly player: string; readonly hex: string; readonly nugget: boolean }
    | { readonly type: 'ghost'; readonly player: string }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'lease'; readonly player: string; readonly payer: 'company' | 'president' }
    | { readonly type: 'train'; readonly player: string; readonly train: string; readonly from: string; readonly price: number; readonly trade?: never }
    | { readonly type: 'bankrupt'; readonly player: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string }
    | { readonly type: 'propose-end'; readonly player: string };
  '1867bw':
    | { readonly type: 'claim'; readonly player: string; readonly card: string }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'auction'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'bid'; readonly player: string; readonly price: number }
    | { readonly type: 'par'; readonly player: string; readonly price: number }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly from: string; readonly percent: number }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'pundit'; readonly player: string; readonly company: string; readonly price: number }
    | { readonly type: 'lay'; readonly player: string; readonly hex: string; readonly tile: string; readonly rotation: number }
    | { readonly type: 'refinery'; readonly player: string; readonly hex: string }
    | { readonly type: 'extract'; readonly player: string; readonly hex: string }
    | { readonly type: 'private'; readonly player: string; readonly item: string; readonly price: number }
    | { readonly type: 'council'; readonly player: string; readonly hex: string }
    | { readonly type: 'station'; readonly player: string; readonly hex: string; readonly stop: number }
    | { readonly type: 'run'; readonly player: string; readonly routes: readonly ({ readonly train: string; readonly path: readonly (string)[] })[]; readonly deliveries?: readonly ({ readonly train: string; readonly from: string; readonly to: string })[]; readonly build?: boolean }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'train'; readonly player: string; readonly train: string; readonly from: string; readonly price: number; readonly trade?: never }
    | { readonly type: 'crisis'; readonly player: string }
    | { readonly type: 'issue'; readonly player: string }
    | { readonly type: 'redeem'; readonly player: string }
    | { readonly type: 'discard'; readonly player: string; readonly train: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string }
    | { readonly type: 'replace'; readonly player: string; readonly hex: string; readonly from: string };
  'railroadbarons':
    | { readonly type: 'name-investor'; readonly player: string; readonly investor: string; readonly value?: number }
    | { readonly type: 'choose'; readonly player: string; readonly what: 'money' | 'investor' }
    | { readonly type: 'par'; readonly player: string; readonly price: number }
    | { readonly type: 'switch-priority'; readonly player: string }
    | { readonly type: 'pass'; readonly player: string }
    | { readonly type: 'sell'; readonly player: string; readonly company: string; readonly percent: number; readonly take?: readonly (number)[] }
    | { readonly type: 'buy'; readonly player: string; readonly company: string; readonly percent: number; readonly give?: readonly (number)[] }
    | { readonly type: 'start'; readonly player: string; readonly company: string; readonly percent: number; readonly price: number }
    | { readonly type: 'place-tokens'; readonly player: string; readonly add: number; readonly keep: number; readonly network: number }
    | { readonly type: 'dividend'; readonly player: string; readonly kind: 'pay' | 'withhold' }
    | { readonly type: 'buy-railroad'; readonly player: string; readonly railroad: string; readonly side: string; readonly own?: number }
    | { readonly type: 'take-over'; readonly player: string; readonly railroad: string; readonly price: number }
    | { readonly type: 'assign-investor'; readonly player: string; readonly investor: string }
    | { readonly type: 'discard-railroad'; readonly player: string; readonly railroad: string }
    | { readonly type: 'accept'; readonly player: string }
    | { readonly type: 'decline'; readonly player: string }
    | { readonly type: 'propose-end'; readonly player: string };
}

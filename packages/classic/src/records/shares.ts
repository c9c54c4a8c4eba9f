import { companyNamed, FIELDS } from './fields.ts';
import type { RecordedAction } from './format.ts';

interface Sale {
  readonly seller: string;
  readonly sold: readonly string[];
  readonly percent: number;
}

/**
 * Records name certificates one by one, but not where they lie; so they are followed here. Holders have lists in order of
 * arrival; the certificate numbered 0 is the president's.
 */
export class CertificateMirror {
  private readonly lists = new Map<string, string[]>();
  private readonly offering: string;
  private readonly pool: string;
  /** Percent of a certificate. */
  private readonly percent: (certificate: string) => number;

  constructor(offering: string, pool: string, percent: (certificate: string) => number) {
    this.offering = offering;
    this.pool = pool;
    this.percent = percent;
  }

  list(holder: string): string[] {
    let list = this.lists.get(holder);
    if (list === undefined) {
      list = [];
      this.lists.set(holder, list);
    }
    return list;
  }

  add(holder: string, company: string, count: number): void {
    for (let i = 0; i < count; i++) this.list(holder).push(`${company}_${i}`);
  }

  holderOf(certificate: string): string {
    for (const [holder, list] of this.lists) if (list.includes(certificate)) return holder;
    return this.offering;
  }

  move(certificate: string, to: string): void {
    const list = this.list(this.holderOf(certificate));
    const at = list.indexOf(certificate);
    if (at >= 0) list.splice(at, 1);
    this.list(to).push(certificate);
  }

  percentOf(certificates: readonly string[]): number {
    return certificates.reduce((sum, certificate) => sum + this.percent(certificate), 0);
  }

  /** In what a trade contradicts itself; null where it does not. Of the last certificate of a sale a part may be kept. */
  contradiction(action: RecordedAction, shares: readonly string[], stated: number | null): string | null {
    const named = shares.join(', ');
    if (new Set(shares).size < shares.length) return `a certificate is named twice: ${named}`;
    if (shares.some((share) => companyNamed([share]) !== companyNamed(shares)))
      return `certificates of several companies are named: ${named}`;
    const percent = this.percentOf(shares);
    const largest = Math.max(...shares.map(this.percent));
    const isPart = action.type === 'sell_shares' && stated !== null && stated > percent - largest;
    if (stated === null || stated === percent || (isPart && stated < percent)) return null;
    return `${named} are ${percent}%, but ${stated}% are stated`;
  }

  /** Follows a trade, then the changes of president that it brought; `presidentOf` tells who presides now. */
  follow(
    action: RecordedAction,
    companies: readonly string[],
    presidentOf: (company: string) => string | null,
  ): void {
    const sale = this.followTrade(action);
    for (const company of companies) {
      const president = presidentOf(company);
      if (president === null) continue;
      const ofThis = sale !== null && companyNamed(sale.sold) === company ? sale : null;
      if (this.holderOf(`${company}_0`) === this.offering) this.move(`${company}_0`, president);
      else this.changePresident(company, president, ofThis);
    }
  }

  private followTrade(action: RecordedAction): Sale | null {
    const named = action.type.endsWith('_shares') ? FIELDS.shares.safeParse(action) : null;
    if (!named?.success) return null;
    const player = String(action.entity);
    const { shares, percent } = named.data;
    const isSale = action.type === 'sell_shares';
    for (const certificate of shares) this.move(certificate, isSale ? this.pool : player);
    return isSale ? { seller: player, sold: shares, percent: percent ?? this.percentOf(shares) } : null;
  }

  /** Two ordinary certificates go the other way. */
  private changePresident(company: string, next: string, sale: Sale | null): void {
    const president = `${company}_0`;
    const old = this.holderOf(president);
    if (old === next) return;
    const own = (holder: string) =>
      this.list(holder).filter((certificate) => certificate.startsWith(`${company}_`));
    const soldPresident = sale?.sold.includes(president) ?? false;
    const ordinary = own(next)
      .filter((certificate) => certificate !== president)
      .slice(0, 2);
    const seller = sale?.seller ?? old;
    const target = soldPresident && own(seller).length < 2 ? this.pool : soldPresident ? seller : old;
    this.move(president, next);
    for (const certificate of ordinary) this.move(certificate, target);
    if (sale === null || !soldPresident) return;
    const [back] = own(this.pool);
    if (sale.percent < this.percentOf(sale.sold) && back !== undefined) this.move(back, seller);
  }
}

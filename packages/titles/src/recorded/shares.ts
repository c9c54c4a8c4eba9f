/**
 * Records name certificates one by one, but not where they lie; so they are followed here. Holders have lists in order of
 * arrival.
 */
export class CertificateMirror {
  private readonly lists = new Map<string, string[]>();

  constructor(
    private readonly offering: string,
    private readonly pool: string,
  ) {}

  list(holder: string): string[] {
    let list = this.lists.get(holder);
    if (list === undefined) {
      list = [];
      this.lists.set(holder, list);
    }
    return list;
  }

  add(holder: string, certificate: string): void {
    this.list(holder).push(certificate);
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

  /** Follows a change of president: two ordinary certificates go the other way. */
  changePresident(
    company: string,
    next: string,
    sale: { seller: string; sold: readonly string[]; percent: number } | null,
  ): void {
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
    const named = sale.sold.reduce((sum, certificate) => sum + (certificate === president ? 20 : 10), 0);
    const [back] = own(this.pool);
    if (sale.percent < named && back !== undefined) this.move(back, seller);
  }
}

import type { Site } from '../site.ts';

/** What another process said counts for so long, in case it ends without a word. */
const LASTS = 90_000;

/** How many people without a seat look at each table, at any process. */
export class Watchers {
  private readonly site: () => Site;
  private readonly countHere: (table: string) => number;
  private readonly tell: (table: string, count: number) => void;
  /** By table and process. */
  private readonly elsewhere = new Map<
    string,
    Map<string, { readonly count: number; readonly until: number }>
  >();
  private readonly here = new Set<string>();

  constructor(
    site: () => Site,
    countHere: (table: string) => number,
    tell: (table: string, count: number) => void,
  ) {
    this.site = site;
    this.countHere = countHere;
    this.tell = tell;
  }

  of(table: string): number {
    const now = this.site().now();
    const others = [...(this.elsewhere.get(table)?.values() ?? [])].filter(({ until }) => until > now);
    return others.reduce((sum, { count }) => sum + count, this.countHere(table));
  }

  /** Somebody came or went, here. */
  changed(tables: Iterable<string>): void {
    for (const table of tables) {
      const count = this.countHere(table);
      if (count === 0) this.here.delete(table);
      else this.here.add(table);
      this.tell(table, this.of(table));
      this.send(table, count);
    }
  }

  /** Another process has said so. */
  heard(table: string, process: string, count: number): void {
    const known = this.elsewhere.get(table) ?? new Map();
    const before = this.of(table);
    if (count === 0) known.delete(process);
    else known.set(process, { count, until: this.site().now() + LASTS });
    if (known.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, known);
    if (this.of(table) !== before) this.tell(table, this.of(table));
  }

  /** Called now and then. */
  renew(): void {
    for (const table of this.here) this.send(table, this.countHere(table));
  }

  private send(table: string, count: number): void {
    const { hub, storage } = this.site();
    void hub.wire.send(storage.db, { kind: 'watching', table, count }).catch(() => undefined);
  }
}

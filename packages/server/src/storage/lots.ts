interface Waiting<T> {
  readonly one: T;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const AT_ONCE = 2;

/**
 * Does together what has come up together. Two lots are under way at most: while the disk is at work for one the next is prepared, and what
 * comes then comes together. The fewer lots there are, the less often anybody waits for the disk.
 */
export class Lots<T> {
  private readonly write: (lot: readonly T[]) => Promise<void>;
  private readonly mayBeOfOne: (error: unknown) => boolean;
  private waiting: Waiting<T>[] = [];
  private underWay = 0;
  private isDue = false;

  /** `mayBeOfOne`: can such a failure be the fault of a single one of a lot? */
  constructor(
    write: (lot: readonly T[]) => Promise<void>,
    mayBeOfOne: (error: unknown) => boolean = () => true,
  ) {
    this.write = write;
    this.mayBeOfOne = mayBeOfOne;
  }

  /** Over when it has been written. */
  add(one: T): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ one, done, failed });
      this.soon();
    });
  }

  /** Once everything that has arrived by now has been read: each would else go alone. */
  private soon(): void {
    if (this.isDue || this.underWay >= AT_ONCE || this.waiting.length === 0) return;
    this.isDue = true;
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    const lot = this.waiting;
    this.waiting = [];
    this.isDue = false;
    this.underWay++;
    await this.together(lot);
    this.underWay--;
    this.soon();
  }

  private async together(lot: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.write(lot.map(({ one }) => one));
    } catch (error) {
      // One of them failed, and took the others along: each for itself then.
      if (lot.length > 1 && this.mayBeOfOne(error)) for (const one of lot) await this.together([one]);
      else for (const { failed } of lot) failed(error);
      return;
    }
    for (const { done } of lot) done();
  }
}

/** One after the other; at once where nobody is at it. */
export class Lock {
  private last: Promise<void> | null = null;

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last === null ? work() : this.last.then(work);
    const free = (): void => {
      if (this.last === done) this.last = null;
    };
    const done = result.then(free, free);
    this.last = done;
    return result;
  }
}

/** A progress bar on standard error; silent where that is no terminal. */
export function progressBar(what: string, total: number): { show(done: number): void; end(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  const start = Date.now();
  const bar = {
    show(done: number) {
      const width = Math.min(30, Math.max(5, stream.columns - 40));
      const filled = Math.round((done / total) * width);
      const left =
        done === 0 ? '' : `, ${Math.ceil(((Date.now() - start) / done / 1000) * (total - done))} s left`;
      stream.write(
        `\r[${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${done}/${total} ${what}${left}   `,
      );
    },
    end() {
      stream.write('\r\x1b[K');
    },
  };
  bar.show(0);
  return bar;
}

/** The seconds that something without a measure of its progress has taken; silent at first, and where that is no terminal. */
export function waitingLine(what: string): { end(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { end: () => undefined };
  const start = Date.now();
  const timer = setInterval(
    () => stream.write(`\r${what}: ${Math.round((Date.now() - start) / 1000)} s   `),
    1000,
  );
  return {
    end() {
      clearInterval(timer);
      stream.write('\r\x1b[K');
    },
  };
}

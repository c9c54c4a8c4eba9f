/** A progress bar on standard error; silent where that is no terminal. */
export function progressBar(what: string, total: number): { show(done: number): void; end(): void } {
  const stream = process.stderr;
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  const start = Date.now();
  return {
    show(done) {
      const width = 30;
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
}

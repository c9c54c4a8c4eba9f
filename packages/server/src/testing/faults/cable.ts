import { connect, createServer, type Socket } from 'node:net';

/** A line between server and database that can be cut and mended. */
export interface Cable {
  readonly port: number;
  cut(): void;
  /** Nothing comes through any more on the lines that there are, and neither end is told. */
  hush(): void;
  mend(): void;
  close(): void;
}

export function layCable(target: number): Promise<Cable> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const cable = {
    cut() {
      isCut = true;
      for (const end of ends) end.destroy();
    },
    hush() {
      for (const end of ends) end.unpipe().resume();
    },
    mend() {
      isCut = false;
    },
    close() {
      this.cut();
      server.close();
    },
  };
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ ...cable, port });
    }),
  );
}

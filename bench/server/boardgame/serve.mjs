// The server of boardgame.io with its memory store and a game without rules: the least that it can have to do for a move. What it is given at
// the start, a position of a real game or nothing, is its state.
import { createRequire } from 'node:module';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

console.info = () => undefined;
const game = {
  name: 'bench',
  setup: (_context, position) => ({ ...position, moves: 0 }),
  moves: {
    step: ({ G }) => {
      G.moves++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
};
const server = Server({ games: [game], origins: [/./] });
const running = await server.run({ port: 0 });
process.on('message', (message) => {
  if (message !== 'running') globalThis.gc?.();
  process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url: `http://127.0.0.1:${running.appServer.address().port}` });

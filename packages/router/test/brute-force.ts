import type { Bonus, Deliveries, End, ExtraRange, RouteProblem, TrackGraph, Train } from '../src/types.ts';

/** A line of track between two stops. */
export interface Line {
  readonly stops: readonly number[];
  readonly pieces: readonly number[];
  readonly points: readonly number[];
  readonly hexes: readonly number[];
}

/** Every legal line of track with a station, found the simplest way: from each stop, piece by piece. */
export function allLines(graph: TrackGraph, most = Number.POSITIVE_INFINITY): Line[] {
  const lines: Line[] = [];
  const stops: number[] = [];
  const pieces: number[] = [];
  const points: number[] = [];

  const visited = (stop: number): boolean =>
    stops.some((other) => graph.stops[other]?.location === graph.stops[stop]?.location);

  const keep = (): void => {
    const [start = 0] = stops;
    const end = stops[stops.length - 1] ?? 0;
    if (start > end || !stops.some((stop) => graph.stops[stop]?.station)) return;
    const hexes = new Set(pieces.map((piece) => graph.pieces[piece]?.hex ?? -1));
    lines.push({ stops: [...stops], pieces: [...pieces], points: [...points], hexes: [...hexes] });
  };

  const extend = (at: End): void => {
    if (lines.length >= most) return;
    for (const [number, piece] of graph.pieces.entries()) {
      if (pieces.includes(number)) continue;
      for (const [from, to] of [[piece.a, piece.b] as const, [piece.b, piece.a] as const]) {
        if ('stop' in at ? !('stop' in from) || from.stop !== at.stop : !('point' in from)) continue;
        if ('point' in at && 'point' in from && (from.point !== at.point || from.side === at.side)) continue;
        pieces.push(number);
        if ('stop' in to) {
          if (!visited(to.stop)) {
            stops.push(to.stop);
            keep();
            if (graph.stops[to.stop]?.through) extend(to);
            stops.pop();
          }
        } else if (!points.includes(to.point)) {
          points.push(to.point);
          extend(to);
          points.pop();
        }
        pieces.pop();
      }
    }
  };
  for (const stop of graph.stops.keys()) {
    stops.push(stop);
    extend({ stop });
    stops.pop();
  }
  return lines;
}

interface Run {
  readonly train: Train;
  readonly line: Line;
}

/** The best of all sets of lines. Slow, and so simple that it is plainly right. */
export function bruteForce(
  problem: RouteProblem,
  lines = allLines(problem.graph),
): { value: number; running: number } {
  let best = { value: 0, running: 0 };
  const choose = (index: number, running: readonly Run[]): void => {
    const train = problem.trains[index];
    if (train === undefined) {
      const value = revenue(problem, running);
      if (value === undefined) return;
      const more = running.length - best.running;
      const better = problem.everyTrain && more !== 0 ? more > 0 : value > best.value;
      if (better) best = { value, running: running.length };
      return;
    }
    choose(index + 1, running);
    for (const line of lines) {
      if (longEnough(train, line) && running.every((other) => apart(other.line, line))) {
        choose(index + 1, [...running, { train, line }]);
      }
    }
  };
  choose(0, []);
  return best;
}

function longEnough(train: Train, line: Line): boolean {
  return line.stops.filter((stop) => train.counted?.[stop] ?? true).length >= (train.minimum ?? 2);
}

function apart(one: Line, other: Line): boolean {
  return (
    !one.points.some((point) => other.points.includes(point)) &&
    !one.pieces.some((piece) => other.pieces.includes(piece))
  );
}

/** Undefined if the trains do not reach that far. */
function revenue({ revenue: model = {} }: RouteProblem, running: readonly Run[]): number | undefined {
  const needs: number[] = [];
  for (const { train, line } of running) {
    const over = train.allowances.map(({ size, cost }) =>
      Math.max(0, sum(line.stops.map((s) => cost[s] ?? 0)) - size),
    );
    if (over.slice(1).some((amount) => amount > 0)) return undefined;
    needs.push(over[0] ?? 0);
  }
  if (!extraPossible(model.extraRange ?? [], needs)) return undefined;
  let total = 0;
  for (const { train, line } of running) {
    total += (train.multiplier ?? 1) * sum(line.stops.map((stop) => train.value[stop] ?? 0));
  }
  for (const bonus of model.bonuses ?? []) {
    const paid = running.map((run) => bonusFor(bonus, run));
    total += bonus.once ? Math.max(0, ...paid) : sum(paid);
  }
  return total + (model.deliveries ? delivered(model.deliveries, running) : 0);
}

function bonusFor(bonus: Bonus, { train, line }: Run): number {
  const amount = bonus.amount * (bonus.multiplied ? (train.multiplier ?? 1) : 1);
  if (bonus.kind === 'stops') {
    return bonus.groups.every((group) => group.some((stop) => line.stops.includes(stop))) ? amount : 0;
  }
  const passed = bonus.hexes.filter((hex) => line.hexes.includes(hex)).length;
  return bonus.once ? Math.min(1, passed) * amount : passed * amount;
}

/** Tries every way to hand the extra stops out, one stop at a time. */
function extraPossible(sources: readonly ExtraRange[], needs: readonly number[]): boolean {
  const given = needs.map(() => sources.map(() => 0));
  const legal = (): boolean =>
    sources.every((source, s) => {
      const amounts = given.map((row) => row[s] ?? 0);
      return (
        sum(amounts) <= source.total &&
        amounts.every((amount) => amount <= (source.perTrain ?? source.total)) &&
        amounts.filter((amount) => amount > 0).length <= (source.trains ?? amounts.length) &&
        given.every(
          (row) =>
            row[s] === 0 ||
            sources.every((other, o) => row[o] === 0 || o === s || !source.notWith?.includes(other.id)),
        )
      );
    });
  const give = (train: number, missing: number): boolean => {
    if (!legal()) return false;
    if (train === needs.length) return true;
    if (missing === 0) return give(train + 1, needs[train + 1] ?? 0);
    return sources.some((_, s) => {
      const row = given[train] ?? [];
      row[s] = (row[s] ?? 0) + 1;
      const done = give(train, missing - 1);
      row[s] = (row[s] ?? 0) - 1;
      return done;
    });
  };
  return needs.length === 0 || give(0, needs[0] ?? 0);
}

/** Tries every cube for every target of every train. */
function delivered({ deposits, targets, amount }: Deliveries, running: readonly Run[]): number {
  const left = deposits.map((deposit) => deposit.cubes);
  const wishes = running.flatMap(({ line }) =>
    targets.filter((target) => line.stops.includes(target)).map(() => line),
  );
  const serve = (index: number): number => {
    const line = wishes[index];
    if (line === undefined) return 0;
    let best = serve(index + 1);
    for (const [d, { stop }] of deposits.entries()) {
      if ((left[d] ?? 0) === 0 || !line.stops.includes(stop)) continue;
      left[d] = (left[d] ?? 0) - 1;
      best = Math.max(best, amount + serve(index + 1));
      left[d] = (left[d] ?? 0) + 1;
    }
    return best;
  };
  return serve(0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Every piece on some line of track that starts in a station, wherever it ends. */
export function piecesOnLines(graph: TrackGraph): Set<number> {
  const found = new Set<number>();
  const locations: number[] = [];
  const points: number[] = [];
  const extend = (at: End): void => {
    for (const [number, piece] of graph.pieces.entries()) {
      for (const [from, to] of [[piece.a, piece.b] as const, [piece.b, piece.a] as const]) {
        if ('stop' in at ? !('stop' in from) || from.stop !== at.stop : !('point' in from)) continue;
        if ('point' in at && 'point' in from && (from.point !== at.point || from.side === at.side)) continue;
        if ('stop' in to) {
          const { location = -1, through = false } = graph.stops[to.stop] ?? {};
          if (locations.includes(location)) continue;
          found.add(number);
          locations.push(location);
          if (through) extend(to);
          locations.pop();
        } else if (!points.includes(to.point)) {
          found.add(number);
          points.push(to.point);
          extend(to);
          points.pop();
        }
      }
    }
  };
  for (const [stop, { station, location }] of graph.stops.entries()) {
    if (!station) continue;
    locations.push(location);
    extend({ stop });
    locations.pop();
  }
  return found;
}

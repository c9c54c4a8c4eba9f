/**
 * Starts to measure; the function that comes back tells the milliseconds since. By the clock or by the work of this process, whichever is
 * less: the clock counts the work of others as well, and the process counts threads that collect garbage beside ours.
 */
export function stopwatch(): () => number {
  const start = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}

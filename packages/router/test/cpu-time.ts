/** Milliseconds of work that this process has done: unlike the clock on the wall it does not count the work of others. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** So long work holds up the page at a time, in milliseconds. */
const SLICE = 20;

const rest = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** Does long work a bit at a time: in between the page draws and answers. */
export async function inSlices<T>(
  work: Generator<undefined, T>,
  now = () => performance.now(),
  pause = rest,
): Promise<T> {
  for (let until = now() + SLICE; ; ) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (now() < until) continue;
    await pause();
    until = now() + SLICE;
  }
}

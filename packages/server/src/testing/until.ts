const PATIENCE = 60_000;

/** Waits until it is so. Patient: on a busy machine everything takes its time, and what never happens fails all the same. */
export async function until(
  is: () => boolean | Promise<boolean>,
  what = 'It never happened',
  every = 20,
): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await is()); ) {
    if (Date.now() > end) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}

/** Work that can be interrupted wherever it yields. Nothing is done before it is asked for its next slice. */
export type Sliced<Result> = Generator<undefined, Result>;

/** How long a slice may take, in milliseconds: a browser with a processor four times slower stays below a long task. */
const SLICE = 8;
/** So many items are converted before the clock is looked at. */
const ITEMS = 32;

/** `items.map`, interruptible. */
export function* mapped<Item, Result>(
  items: readonly Item[],
  map: (item: Item, i: number) => Result,
): Sliced<readonly Result[]> {
  const results: Result[] = [];
  for (const [i, item] of items.entries()) {
    if (i % ITEMS === 0) yield;
    results.push(map(item, i));
  }
  return results;
}

/** All of it in one go, for programs that have nothing else to do. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** TypeScript's library does not know it. Older browsers have none, or one that cannot yield. */
declare const scheduler: { readonly yield?: () => Promise<void> } | undefined;

/** Lets a browser paint and handle input. */
const giveWay = (): Promise<void> =>
  typeof scheduler === 'object' && scheduler.yield
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** The same in slices, between which a page paints and handles input. Tests replace the clock and the pause. */
export async function inSlices<Result>(
  work: Sliced<Result>,
  now = () => performance.now(),
  pause = giveWay,
): Promise<Result> {
  let end = now() + SLICE;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (now() < end) continue;
    await pause();
    end = now() + SLICE;
  }
}

/** In slices on a page. A server paints nothing, and answers sooner without pauses. */
export const run = async <Result>(work: Sliced<Result>): Promise<Result> =>
  'document' in globalThis ? inSlices(work) : atOnce(work);

/** Work that starts when its outcome is asked for, or when it is told to. */
export interface Wanted<Outcome> {
  /** Asking for it (`then`, `await`) starts the work. */
  readonly outcome: Promise<Outcome>;
  /** The same, for who has no hurry: asking starts nothing. */
  readonly arrived: Promise<Outcome>;
  start(): void;
}

export function whenWanted<Outcome>(work: () => Promise<Outcome>): Wanted<Outcome> {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const arrived = started.then(work);
  const asked = () => {
    start();
    return arrived;
  };
  return {
    arrived,
    start,
    outcome: {
      [Symbol.toStringTag]: 'Promise',
      // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
      then: (onDone, onFailed) => asked().then(onDone, onFailed),
      catch: (onFailed) => asked().catch(onFailed),
      finally: (onEnd) => asked().finally(onEnd),
    },
  };
}

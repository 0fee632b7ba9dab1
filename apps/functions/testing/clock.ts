interface Deadline {
  readonly at: number;
  readonly controller: AbortController;
}

/** A clock that a test moves, in milliseconds. */
export function createClock() {
  let now = 0;
  const deadlines: Deadline[] = [];
  return {
    /** As `AbortSignal.timeout`, with this clock. */
    deadline: (milliseconds: number): AbortSignal => {
      const controller = new AbortController();
      deadlines.push({ at: now + milliseconds, controller });
      return controller.signal;
    },
    pass: (milliseconds: number): void => {
      now += milliseconds;
      const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
      for (const { at, controller } of deadlines) if (at <= now) controller.abort(reason);
    },
  };
}

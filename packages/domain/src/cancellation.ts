/** Asks running work to stop. A browser's `AbortSignal` has this shape. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Cancellation {
  readonly signal: CancelSignal;
  readonly cancel: () => void;
  /** Stops listening to the outer signal; call it when the work is done. */
  readonly end: () => void;
}

/** Creates a signal that the caller can abort, and that is aborted when the outer signal is. */
export const createCancellation = (outer?: CancelSignal): Cancellation => {
  const listeners = new Set<() => void>();
  let aborted = outer?.aborted ?? false;
  const cancel = (): void => {
    if (aborted) return;
    aborted = true;
    for (const listener of listeners) listener();
  };
  outer?.addEventListener('abort', cancel);
  return {
    signal: {
      get aborted() {
        return aborted;
      },
      addEventListener: (_, listener) => void listeners.add(listener),
      removeEventListener: (_, listener) => void listeners.delete(listener),
    },
    cancel,
    end: () => outer?.removeEventListener('abort', cancel),
  };
};

/** Asks running work to stop; a browser's `AbortSignal` is one. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Cancellation {
  readonly signal: CancelSignal;
  readonly cancel: () => void;
  /** Stops following the outer signal, when the work is done. */
  readonly end: () => void;
}

/** A signal of one's own, which is aborted with the outer one too. */
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

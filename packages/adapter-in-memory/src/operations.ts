import {
  PortError,
  portErrorOf,
  withinTime,
  type Listener,
  type Unsubscribe,
  type Timer,
} from '@roborrow/domain';
import type { Faults, Operation } from './faults.ts';
import type { Session } from './session.ts';
import type { State } from './store/state.ts';
import type { Store } from './store/store.ts';

/** Without a time limit, because a user is choosing an account. */
const WITHOUT_TIMEOUT: ReadonlySet<Operation> = new Set(['auth.signInWithGoogle', 'auth.reauthenticate']);

/**
 * How every operation is run: with latency, with injected faults, with a time limit, and rejecting only with
 * a `PortError`.
 */
export interface Operations {
  /** Creates an operation with a single answer. */
  answer<Inputs extends readonly unknown[], Answer>(
    operation: Operation,
    work: (...inputs: Inputs) => Promise<Answer>,
  ): (...inputs: Inputs) => Promise<Answer>;

  /** Starts a subscription that delivers every new value of `select`, which may throw a `PortError`. */
  follow<Value>(
    operation: Operation,
    select: (state: State) => Value,
    isSame: (a: Value, b: Value) => boolean,
    listener: Listener<Value>,
  ): Unsubscribe;
}

export interface OperationsOptions {
  readonly store: Store;
  readonly session: Session;
  readonly faults: Pick<Faults, 'take'> | undefined;
  readonly latency: ((operation: Operation) => Promise<void>) | undefined;
}

export const createOperations = ({ store, session, faults, latency }: OperationsOptions): Operations => ({
  answer: <Inputs extends readonly unknown[], Answer>(
    operation: Operation,
    work: (...inputs: Inputs) => Promise<Answer>,
  ) => {
    const carryOut = async (...inputs: Inputs): Promise<Answer> => {
      const fault = faults?.take(operation);
      await latency?.(operation);
      if (fault === 'fail') throw new PortError('unavailable');
      if (fault === 'hang') return new Promise(() => undefined);
      try {
        const answer = await work(...inputs);
        if (fault !== 'lose-answer') return answer;
      } catch (thrown) {
        throw portErrorOf(thrown);
      }
      throw new PortError('unavailable');
    };
    if (WITHOUT_TIMEOUT.has(operation)) return carryOut;
    return (...inputs: Inputs) => withinTime(carryOut(...inputs), timer);
  },

  follow: (operation, select, isSame, listener) => {
    const fault = faults?.take(operation);
    if (fault === 'hang') return () => undefined;

    let isStopped = false;
    let isQueued = false;
    let last: { readonly value: ReturnType<typeof select> } | null = null;

    const deliver = async (): Promise<void> => {
      isQueued = false;
      let value: ReturnType<typeof select>;
      try {
        if (fault === 'fail') throw new PortError('unavailable');
        const state = await store.read();
        if (isStopped) return;
        value = select(state);
      } catch (thrown) {
        if (isStopped) return;
        stop();
        listener.error(portErrorOf(thrown));
        return;
      }
      if (last && isSame(last.value, value)) return;
      last = { value };
      listener.next(value);
    };

    // Deliveries run one after the other and never during the caller's turn; several changes in between are
    // delivered once.
    let deliveries = Promise.resolve(latency?.(operation));
    const queue = (): void => {
      if (isQueued || isStopped) return;
      isQueued = true;
      deliveries = deliveries.then(deliver);
    };

    const forgetStore = store.subscribe(queue);
    const forgetSession = session.subscribe(queue);
    const stop = (): void => {
      isStopped = true;
      forgetStore();
      forgetSession();
    };

    queue();
    return stop;
  },
});

export const timer: Timer = (time, work) => {
  const id = setTimeout(work, time);
  return () => clearTimeout(id);
};

import { milliseconds, PortError, type Listener, type Unsubscribe, type UserId } from '@roborrow/domain';
import { onSnapshot, type Firestore, type Query, type QuerySnapshot } from 'firebase/firestore';
import { portErrorOfSdk } from './port-errors.ts';
import type { OnRead } from './reading/public-store.ts';
import type { Session } from './session.ts';

/** How long a subscription waits for the backend before it accepts a value from the offline cache. */
const CACHE_AFTER = milliseconds(5_000);

export interface LiveQueries<Value> {
  /** Only this user may subscribe. */
  readonly user: UserId;
  readonly questions: (database: Firestore) => readonly Query[];
  /** Computes the value from the queries' results, which are in the order of the queries. */
  readonly select: (answers: readonly QuerySnapshot[]) => Value;
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly listener: Listener<Value>;
}

/**
 * Subscribes to several queries as one value. The SDK resumes after a lost connection; this code handles
 * changes of the sign-in.
 */
export const createSubscribe =
  (session: Session, onRead: OnRead) =>
  <Value>({ user, questions, select, isSame, listener }: LiveQueries<Value>): Unsubscribe => {
    const stops: Unsubscribe[] = [];
    let isStopped = false;

    const stop = (): void => {
      isStopped = true;
      for (const end of stops.splice(0)) end();
    };

    const fail = (thrown: unknown): void => {
      if (isStopped) return;
      stop();
      listener.error(portErrorOfSdk(thrown));
    };

    const start = async (): Promise<void> => {
      const { database } = await session.requireSelf(user);
      if (isStopped) return;

      const asked = questions(database);
      const answers: (QuerySnapshot | undefined)[] = asked.map(() => undefined);
      let last: { readonly value: Value } | null = null;
      let isQueued = false;
      let mayUseCache = false;

      const deliver = (): void => {
        isQueued = false;
        if (isStopped) return;
        const known = answers.flatMap((answer) => answer ?? []);
        if (known.length < asked.length) return;
        // Cached data may be old and incomplete, so it is not delivered while the backend may still answer.
        if (!last && !mayUseCache && known.some(({ metadata }) => metadata.fromCache)) return;
        const value = select(known);
        if (last && isSame(last.value, value)) return;
        last = { value };
        listener.next(value);
      };

      // Results that arrive together are delivered together.
      const queue = (): void => {
        if (isQueued || isStopped) return;
        isQueued = true;
        setTimeout(deliver);
      };

      asked.forEach((question, i) => {
        let isSynchronised = false;
        const next = (answer: QuerySnapshot): void => {
          if (!answer.metadata.fromCache) {
            onRead(
              isSynchronised
                ? answer.docChanges().filter(({ type }) => type !== 'removed').length
                : answer.size,
            );
            isSynchronised = true;
          }
          answers[i] = answer;
          queue();
        };
        stops.push(onSnapshot(question, { includeMetadataChanges: true }, { next, error: fail }));
      });
      const waiting = setTimeout(() => {
        mayUseCache = true;
        queue();
      }, CACHE_AFTER);
      stops.push(
        () => clearTimeout(waiting),
        session.onLeave(() => fail(new PortError('not-signed-in'))),
      );
    };

    // The listener is never called during the caller's own turn.
    start().catch(fail);
    return stop;
  };

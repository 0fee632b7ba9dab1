import { initialSessionState } from '@roborrow/domain';
import type { PublicServices, Services } from '../services.tsx';
import type { Session } from '../session/session.ts';

/** How long an answer of the backend is shown again without asking, in milliseconds. */
const REMEMBERED = 10_000;
/** More answers than this are forgotten, oldest first. */
const MOST_ANSWERS = 1000;

/** A port whose answers are kept for a while. `onAnswer` is told when each answer was read, in milliseconds since 1970. */
export type Remembering<Port> = (onAnswer: (readAt: number) => void) => Port;

/** The same functions, each answer kept for a while: a page that many people open is read once. Failures are not kept. */
export function remembering<Port extends object>(port: Port, now: () => number): Remembering<Port> {
  const answers = new Map<string, { readonly answer: Promise<unknown>; readonly at: number }>();
  const proxyFor = (onAnswer: (readAt: number) => void): ProxyHandler<Port> => ({
    get: (target, name, receiver) => {
      const ask: unknown = Reflect.get(target, name, receiver);
      if (typeof ask !== 'function') return ask;
      return (...question: readonly unknown[]) => {
        const key = JSON.stringify([String(name), question]);
        const known = answers.get(key);
        if (known && now() - known.at < REMEMBERED) {
          onAnswer(known.at);
          return known.answer;
        }
        const at = now();
        onAnswer(at);
        const answer = Promise.resolve(ask.apply(target, question) as unknown);
        answers.delete(key);
        answers.set(key, { answer, at });
        answer.catch(() => answers.delete(key));
        for (const oldest of answers.keys()) {
          if (answers.size <= MOST_ANSWERS) break;
          answers.delete(oldest);
        }
        return answer;
      };
    },
  });
  return (onAnswer) => new Proxy(port, proxyFor(onAnswer));
}

/** The services of a page without a session: only the reads of every visitor. */
export const visitorServices = (ports: PublicServices): Services =>
  // Only queries with the same answer for every visitor are fetched (`render-page.tsx`), and they need no more.
  ports as unknown as Services;

/** No user is signed in; on the screen this is unknown until the browser has read the session. */
export const visitorSession: Session = {
  state: () => initialSessionState,
  subscribe: () => () => {},
  whenReady: async () => ({ kind: 'signed-out' }),
  refreshProfile: async () => {},
  deferProfileLoad: (work) => work(),
};

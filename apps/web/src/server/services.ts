import { initialSessionState } from '@roborrow/domain';
import type { PublicServices, Services } from '../services.tsx';
import type { Session } from '../session/session.ts';

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

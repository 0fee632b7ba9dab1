import type { OutboxStorage, UserId } from '@roborrow/domain';

// Stored in the tab, like the session: a reload restores it, and other tabs do not see it.
const keyOf = (me: UserId) => `roborrow.unsent.${me}`;

/** The tab's storage. Where the browser forbids it, an outbox lasts as long as the page. */
export const tabStorage: OutboxStorage = {
  load: (me) => {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(me)) ?? 'null') as unknown;
    } catch {
      return null; // it is of another version, or the browser forbids storage
    }
  },
  keep: (me, outbox) => {
    try {
      if (outbox === null) sessionStorage.removeItem(keyOf(me));
      else sessionStorage.setItem(keyOf(me), JSON.stringify(outbox));
    } catch {
      // it then lasts as long as the page
    }
  },
};

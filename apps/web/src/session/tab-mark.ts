/** "member" while a user is signed in here, "ended" after the session ended without a logout. */
export type TabMark = 'member' | 'ended';

/**
 * `document/inline-scripts.ts` reads it too: a page that is reloaded while signed in must not first show the visitor's page.
 */
const KEY = 'roborrow.tab';

/**
 * The tab's record of its session, which survives a reload; `null` if no user was signed in, or after a
 * logout.
 */
export function readTabMark(): TabMark | null {
  try {
    const mark = sessionStorage.getItem(KEY);
    return mark === 'member' || mark === 'ended' ? mark : null;
  } catch {
    return null; // the browser forbids storage, so there is no record
  }
}

export function writeTabMark(mark: TabMark | null): void {
  try {
    if (mark === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, mark);
  } catch {
    // Without storage there is no record.
  }
}

/**
 * "member" while a user is signed in here; "expired" after the session's deadline, "ended" after it ended otherwise without a logout
 * here: on another device (D490), or before a reload.
 */
export type TabMark = 'member' | EndedMark;

/** How a session ended that was not logged out. */
export type EndedMark = 'expired' | 'ended';

/** The mark of a session that ended by itself; `null` without one. */
export function readEndedMark(): EndedMark | null {
  const mark = readTabMark();
  return mark === 'member' ? null : mark;
}

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
    return mark === 'member' || mark === 'expired' || mark === 'ended' ? mark : null;
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

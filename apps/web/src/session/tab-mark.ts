/** "member" while somebody is signed in here, "ended" once that is over without their doing. */
export type TabMark = 'member' | 'ended';

/** index.html reads it, too: a page that is reloaded while signed in must not begin as a visitor's. */
const KEY = 'roborrow.tab';

/** What this tab remembers of its session across a reload; `null` where nobody was signed in, or they have logged out. */
export function readTabMark(): TabMark | null {
  try {
    const mark = sessionStorage.getItem(KEY);
    return mark === 'member' || mark === 'ended' ? mark : null;
  } catch {
    return null; // storage is forbidden, so nothing is remembered
  }
}

export function writeTabMark(mark: TabMark | null): void {
  try {
    if (mark === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, mark);
  } catch {
    // Nothing is remembered.
  }
}

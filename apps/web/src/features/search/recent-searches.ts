import { isBlank } from '@roborrow/domain';
import { addressOf, paramsOf, type SearchParams } from './search-params.ts';

/*
 * The searches with words that were made last (D631), as addresses. A visitor's are stored on the device; a member's in the tab, as what
 * they viewed is, so that a logout leaves nothing of them on a shared computer.
 */
const STORED_AT = 'roborrow.searched';
/** The most that are remembered. */
const MOST = 8;
/** No search that a person types is longer. */
const LONGEST = 500;

type Place = 'device' | 'tab';

const storageOf = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

/** What is stored; entries of another version, or written by something else, are left out. */
function read(place: Place): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(STORED_AT) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return []; // it is no JSON, or the browser forbids storage
  }
}

function write(place: Place, addresses: readonly string[]): void {
  try {
    if (addresses.length === 0) storageOf(place).removeItem(STORED_AT);
    else storageOf(place).setItem(STORED_AT, JSON.stringify(addresses));
  } catch {
    // Without storage, nothing is remembered.
  }
}

const newest = (addresses: readonly string[]): readonly string[] => [...new Set(addresses)].slice(0, MOST);

/** Remembers a search with words. */
export function noteSearch(params: SearchParams, isMember: boolean): void {
  const address = addressOf(params);
  if (isBlank(params.query ?? '') || address.length > LONGEST) return;
  const place = isMember ? 'tab' : 'device';
  write(place, newest([address, ...read(place)]));
}

/** The last searches, the newest first; a member's own before those of the device. */
export const recentSearches = (): readonly SearchParams[] =>
  newest([...read('tab'), ...read('device')]).map(paramsOf);

/** Forgets what a member has searched for in this tab. */
export const forgetMembersSearches = (): void => write('tab', []);

/** Forgets all, also what was searched for on this device before the login. */
export function clearRecentSearches(): void {
  write('tab', []);
  write('device', []);
}

import type { Seed, Store } from '@roborrow/adapter-in-memory';
import type { PublicProfile, Robot } from '@roborrow/domain';

/** Every page reads it (`inline-scripts.ts`): the robots within the page are those of the untouched demo. */
const MARK = 'roborrow.demo';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Times in milliseconds since 1970, and days of rentals. A seed counts them from now, so those of two visits differ. */
const isTime = (value: unknown): boolean =>
  typeof value === 'number' ? value > 1e12 : typeof value === 'string' && DAY.test(value);

/** Without times, and with the fields of each object in the same order: those of stored documents have another. */
function comparable(_key: string, value: unknown): unknown {
  if (isTime(value)) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const inOrder = <Document extends { readonly id: string }>(documents: Iterable<Document>) =>
  [...documents].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What every visitor may see. */
const publicPart = (robots: Iterable<Robot>, users: Iterable<PublicProfile>): string =>
  JSON.stringify([inOrder(robots), inOrder(users)], comparable);

function setMark(isTouched: boolean): void {
  try {
    if (isTouched) localStorage.setItem(MARK, 'changed');
    else localStorage.removeItem(MARK);
  } catch {
    // Where the browser forbids this storage, pages show the untouched demo for a moment.
  }
}

/** Keeps a mark in this browser for as long as what the demo shows to visitors differs from its seed. */
export function markChangedDemo(store: Store, { robots = [], users = [] }: Seed): void {
  const untouched = publicPart(robots, users);
  const look = async () => {
    const state = await store.read();
    setMark(publicPart(state.all('robots'), state.all('users')) !== untouched);
  };
  // What cannot be read now stays marked.
  const follow = () => void look().catch(() => undefined);
  store.subscribe(() => {
    setMark(true); // at once, because the page may be left before the answer
    follow();
  });
  follow();
}

import { isClientId, type Robot, robotId, type RobotId, type UserId } from '@roborrow/domain';
import { useEffect } from 'react';
import { useSession } from '../../session/use-session.ts';
import { STORED_AT } from './stored-at.ts';

/*
 * The robots whose pages were opened (D392). A visitor's are stored on the device. A member's are stored in the tab, as
 * their session is, so a closed tab or a logout leaves nothing of the member on a shared computer.
 */

/** The most that are remembered. */
const VIEWED_MAX = 12;

interface Viewed {
  readonly id: RobotId;
  /** In milliseconds, by the clock of the device. */
  readonly at: number;
}

const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of listeners) listener();
};

/** Also called when another tab changed the device's list. */
export function subscribeToViewed(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

type Place = 'device' | 'tab';

const storageOf = (place: Place): Storage => (place === 'device' ? localStorage : sessionStorage);

const isViewed = (entry: unknown): entry is Viewed =>
  typeof entry === 'object' &&
  entry !== null &&
  isClientId(Reflect.get(entry, 'id')) &&
  Number.isFinite(Reflect.get(entry, 'at'));

/** What is stored; entries of another version, or written by something else, are left out. */
function read(place: Place): readonly Viewed[] {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(STORED_AT) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return []; // it is no JSON, or the browser forbids storage
  }
}

function write(place: Place, viewed: readonly Viewed[]): void {
  try {
    if (viewed.length === 0) storageOf(place).removeItem(STORED_AT);
    else storageOf(place).setItem(STORED_AT, JSON.stringify(viewed));
  } catch {
    // Without storage, nothing is remembered.
  }
  notify();
}

/** Newest first, each once. */
const newest = (viewed: readonly Viewed[]): readonly Viewed[] => {
  const sorted = viewed.toSorted((a, b) => b.at - a.at);
  return sorted
    .filter(({ id }, index) => sorted.findIndex((other) => other.id === id) === index)
    .slice(0, VIEWED_MAX);
};

/** Remembers a robot whose page a visitor (`null`) or a member has opened. */
function noteViewed(id: RobotId, member: UserId | null): void {
  const place = member === null ? 'device' : 'tab';
  write(place, newest([{ id, at: Date.now() }, ...read(place)]));
}

/** The ids as one text, which changes only with them. A visitor does not see what a member has viewed. */
export const viewedBy = (member: UserId | null): string =>
  newest([...read('device'), ...(member === null ? [] : read('tab'))])
    .map(({ id }) => id)
    .join(' ');

export const idsIn = (text: string): readonly RobotId[] =>
  text === '' ? [] : text.split(' ').map((id) => robotId(id));

/** Forgets what a member has viewed in this tab. */
export const forgetMembersViewed = (): void => write('tab', []);

/** Forgets all, also what was viewed on this device before the login. */
export function clearViewed(): void {
  write('tab', []);
  write('device', []);
}

/** Remembers that this robot's page is open (D392), as soon as it is known whose it is: one's own is left out. */
export function useNoteViewed(robot: Robot | null): void {
  const session = useSession();
  const isKnown = session.kind !== 'loading';
  const member = session.kind === 'signed-in' ? session.user.uid : null;
  const id = robot && robot.ownerId !== member ? robot.id : null;
  useEffect(() => {
    if (isKnown && id !== null) noteViewed(id, member);
  }, [isKnown, id, member]);
}

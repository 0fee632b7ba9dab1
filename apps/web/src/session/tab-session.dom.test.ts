import { epochMs, SESSION_LENGTH, userId, type AuthUser, type UserId } from '@roborrow/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.tsx';
import { askForSignIn, signedInElsewhere, tellOtherTabs } from './other-tabs.ts';
import { startSession } from './session.ts';
import { readTabMark, writeTabMark } from './tab-mark.ts';

const ADA: AuthUser = {
  uid: userId('ada'),
  email: 'ada@example.com',
  displayName: 'Ada Park',
  signedInAt: epochMs(0),
};

const BOB = userId('bob');

/** Loads a page, and lets the test decide the provider's answers. */
async function load() {
  let tell: (user: AuthUser | null) => void = () => undefined;
  // A session uses nothing else of them.
  const services = {
    auth: {
      observe: (listener: typeof tell) => {
        tell = listener;
        return () => undefined;
      },
      signOut: async () => tell(null),
    },
    users: { get: async () => null, getContact: async () => null },
    clock: { now: () => epochMs(Date.now()) },
  } as unknown as Services;
  startSession(Promise.resolve(services));
  await vi.advanceTimersByTimeAsync(0);
  return (user: AuthUser | null) => tell(user);
}

/**
 * The part of the browser's locks that is used: shared ones, granted at once and held until their work is
 * done.
 */
function fakeLocks() {
  const held: { name: string }[] = [];
  return {
    request: async (name: string, _: unknown, work: () => Promise<void>) => {
      const lock = { name };
      held.push(lock);
      await work();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held] }),
  };
}

/** The part of the browser's channels that is used: a message reaches all others that are open. */
class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor() {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeChannel.open)
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the tab's record of its session", () => {
  test('says that a user is signed in, until they log out', async () => {
    const tell = await load();
    tell(null);
    expect(readTabMark()).toBeNull();
    tell(ADA);
    expect(readTabMark()).toBe('member');
    writeTabMark(null);
    tell(null);
    expect(readTabMark()).toBeNull();
  });

  test('says that the session ended when another device ended it (D490)', async () => {
    const tell = await load();
    tell(ADA);
    tell(null);
    expect(readTabMark()).toBe('ended');
  });

  test('says that the session ended at its deadline, until the next sign-in', async () => {
    const tell = await load();
    tell(ADA);
    await vi.advanceTimersByTimeAsync(SESSION_LENGTH);
    expect(readTabMark()).toBe('expired');
    const tellAfterReload = await load();
    tellAfterReload(null);
    expect(readTabMark()).toBe('expired');
    tellAfterReload({ ...ADA, signedInAt: epochMs(SESSION_LENGTH) });
    expect(readTabMark()).toBe('member');
  });

  test('says that the session ended while the page was closed', async () => {
    writeTabMark('member');
    const tell = await load();
    tell(null);
    expect(readTabMark()).toBe('ended');
  });

  test('is empty if the browser forbids storage, or if it contains something else', () => {
    sessionStorage.setItem('roborrow.tab', 'nonsense');
    expect(readTabMark()).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => writeTabMark('member')).not.toThrow();
    expect(readTabMark()).toBeNull();
  });
});

describe('the information for other tabs (D12, D641)', () => {
  const handOver = async () => 'the sign-in of ada';

  test('says who is signed in, each person once, as long as they are', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    expect(await signedInElsewhere()).toEqual([]);
    const ends = [ADA.uid, ADA.uid, BOB].map((uid) => tellOtherTabs(uid, handOver));
    expect(await signedInElsewhere()).toEqual([ADA.uid, BOB]);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(0);
    expect(await signedInElsewhere()).toEqual([]);
  });

  test('is missing if the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    tellOtherTabs(ADA.uid, handOver)();
    expect(await signedInElsewhere()).toEqual([]);
  });

  test('hands a sign-in over to who asks for this user, as long as they are signed in', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    const end = tellOtherTabs(ADA.uid, handOver);
    expect(await askForSignIn(ADA.uid)).toBe('the sign-in of ada');
    const askedInVain = async (uid: UserId) => {
      const asked = askForSignIn(uid);
      await vi.advanceTimersByTimeAsync(5000);
      return asked;
    };
    expect(await askedInVain(BOB)).toBeNull();
    end();
    expect(await askedInVain(ADA.uid)).toBeNull();
  });
});

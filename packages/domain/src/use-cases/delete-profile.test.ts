import { describe, expect, it } from 'vitest';
import { ada } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { AnalyticsPort } from '../ports/analytics.ts';
import type { AuthPort, Proof } from '../ports/auth.ts';
import type { BlocksPort } from '../ports/blocks.ts';
import type { ClockPort } from '../ports/clock.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { NotifierPort } from '../ports/notifier.ts';
import { PortError } from '../ports/port-error.ts';
import type { ReviewsPort } from '../ports/reviews.ts';
import type { RobotsPort } from '../ports/robots.ts';
import type { SavedPort } from '../ports/saved.ts';
import type { UsersPort } from '../ports/users.ts';
import { parseDay } from '../dates/calendar-day.ts';
import type { DateRequest } from '../dates/date-requests.ts';
import { messageId, robotId, userId } from '../ids.ts';
import { err, ok } from '../result.ts';
import { cents, epochMs } from '../units.ts';
import { RECENT_SIGN_IN } from '../users/session-policy.ts';
import { deleteProfile } from './delete-profile.ts';

const unavailable = new PortError('unavailable');
const password: Proof = { kind: 'password', password: 'secret' };

/** What only a farewell uses. */
const unneeded = {
  notifier: stub<NotifierPort>({ messageSent: async () => undefined }),
  analytics: stub<AnalyticsPort>({ log: () => undefined }),
  clock: stub<ClockPort>({ now: () => ada.signedInAt }),
};

/** In the order of D18. The second deletion of pictures removes uploads that finished meanwhile. */
const STEPS = [
  'beginDeletion',
  'images',
  'listings',
  'messages',
  'reviews',
  'saved',
  'blocks',
  'profile',
  'late images',
  'account',
  'signOut',
] as const;
type Step = (typeof STEPS)[number];
type Refusal = { readonly step: Step; readonly error: PortError; readonly when: 'before' | 'after' };

/** Backends with data for every step to remove; a refusal happens before or after the operation's effect. */
const world = (...refusals: Refusal[]) => {
  const left = new Set<string>(STEPS.slice(1, -1));
  const calls: string[] = [];
  const step = async (name: Step): Promise<void> => {
    calls.push(name);
    const refusal = refusals[0]?.step === name ? refusals.shift() : undefined;
    if (refusal?.when === 'before') throw refusal.error;
    if (!left.has('account') && name !== 'signOut') throw new PortError('not-signed-in');
    left.delete(name);
    if (refusal) throw refusal.error;
  };
  const run = deleteProfile({
    auth: stub<AuthPort>({
      reauthenticate: async (proof) => {
        calls.push('reauthenticate');
        if (proof.kind === 'password' && proof.password !== 'secret') throw new PortError('failed');
      },
      proofKind: async () => 'password',
      deleteAccount: () => step('account'),
      signOut: () => step('signOut'),
    }),
    users: stub<UsersPort>({
      beginDeletion: () => step('beginDeletion'),
      deleteProfile: () => step('profile'),
    }),
    robots: stub<RobotsPort>({ deleteAllOf: () => step('listings') }),
    messages: stub<MessagesPort>({ deleteAllOf: () => step('messages') }),
    reviews: stub<ReviewsPort>({
      // Texts go unless the person says otherwise (D707).
      leaveBehind: (_, texts) => (texts === 'removed' ? step('reviews') : Promise.reject(unavailable)),
    }),
    saved: stub<SavedPort>({ deleteAllOf: () => step('saved') }),
    blocks: stub<BlocksPort>({ unblockAll: () => step('blocks') }),
    images: stub<ImagesPort>({ deleteAllOf: () => step(left.has('profile') ? 'images' : 'late images') }),
    ...unneeded,
  });
  return { run: (proof: Proof | null = null) => run({ user: ada, proof }), left, calls };
};

describe('deleting a profile', () => {
  it('removes everything in order, the account last', async () => {
    const { run, left, calls } = world();
    expect(await run()).toEqual(ok(undefined));
    expect([...left]).toEqual([]);
    expect(calls).toEqual(STEPS);
  });

  it('asks the given proof of identity first', async () => {
    const { run, calls } = world();
    expect(await run(password)).toEqual(ok(undefined));
    expect(calls).toEqual(['reauthenticate', ...STEPS]);
  });

  it('deletes nothing after a wrong proof', async () => {
    const { run, left, calls } = world();
    const wrong = await run({ kind: 'password', password: 'guess' });
    expect(wrong).toEqual(err({ kind: 'wrong-proof', error: new PortError('failed') }));
    expect(left.size).toBe(STEPS.length - 2);
    expect(calls).toEqual(['reauthenticate']);
  });

  it('distinguishes a proof that could not be checked from a wrong one', async () => {
    const auth = stub<AuthPort>({ reauthenticate: () => Promise.reject(unavailable) });
    const unused = stub<
      UsersPort & RobotsPort & MessagesPort & ReviewsPort & SavedPort & BlocksPort & ImagesPort
    >({});
    const run = deleteProfile({
      auth,
      users: unused,
      robots: unused,
      messages: unused,
      reviews: unused,
      saved: unused,
      blocks: unused,
      images: unused,
      ...unneeded,
    });
    expect(await run({ user: ada, proof: password })).toEqual(err({ kind: 'port', error: unavailable }));
  });

  it.each(['beginDeletion', 'account'] as const)(
    'asks for a proof when %s requires one, then finishes',
    async (step) => {
      const error = new PortError('recent-sign-in-required');
      const { run, left } = world({ step, error, when: 'before' });
      expect(await run()).toEqual(err({ kind: 'proof-required', proofKind: 'password' }));
      expect(left.has('account')).toBe(true);
      expect(await run(password)).toEqual(ok(undefined));
      expect([...left]).toEqual([]);
    },
  );

  it('reports a failure when the kind of proof cannot be read', async () => {
    const auth = stub<AuthPort>({ proofKind: () => Promise.reject(unavailable) });
    const users = stub<UsersPort>({
      beginDeletion: () => Promise.reject(new PortError('recent-sign-in-required')),
    });
    const unused = stub<RobotsPort & MessagesPort & ReviewsPort & SavedPort & BlocksPort & ImagesPort>({});
    const run = deleteProfile({
      auth,
      users,
      robots: unused,
      messages: unused,
      reviews: unused,
      saved: unused,
      blocks: unused,
      images: unused,
      ...unneeded,
    });
    expect(await run({ user: ada, proof: null })).toEqual(err({ kind: 'port', error: unavailable }));
  });

  it('does not treat a signed-out user as deleted', async () => {
    const error = new PortError('not-signed-in');
    const { run, left } = world({ step: 'beginDeletion', error, when: 'before' });
    expect(await run()).toEqual(err({ kind: 'port', error }));
    expect(left.size).toBe(STEPS.length - 2);
  });
});

describe('the people with open or accepted dates (D684)', () => {
  const bob = userId('bob');
  const day = parseDay('2026-12-01') ?? expect.fail();
  const agreed: DateRequest = {
    id: messageId('asks'),
    robotId: robotId('rover'),
    renterId: bob,
    renterName: 'Bob Bolt',
    ownerId: ada.uid,
    ownerName: 'Ada Lovelace',
    range: { first: day, last: day },
    total: cents(5_000),
    zone: null,
    askedAt: epochMs(0),
    returnedAt: null,
    state: 'accepted',
  };

  const leave = async (age: number, proof: Proof | null, refusal?: PortError) => {
    const calls: string[] = [];
    const note = async (call: string): Promise<void> => void calls.push(call);
    const result = await deleteProfile({
      ...unneeded,
      clock: stub<ClockPort>({ now: () => epochMs(ada.signedInAt + age) }),
      auth: stub<AuthPort>({
        reauthenticate: async () => undefined,
        proofKind: async () => 'password',
        deleteAccount: () => note('account'),
        signOut: async () => undefined,
      }),
      users: stub<UsersPort>({
        get: async () => null,
        beginDeletion: () => note('begin'),
        deleteProfile: () => note('profile'),
      }),
      robots: stub<RobotsPort>({ deleteAllOf: async () => undefined }),
      reviews: stub<ReviewsPort>({ leaveBehind: async () => undefined }),
      messages: stub<MessagesPort>({
        deleteAllOf: async () => undefined,
        get: async () => null,
        send: async (message) => {
          if (refusal) throw refusal;
          await note(`to ${message.receiverId}: ${message.content}`);
          return { ...message, isRead: false, createdAt: epochMs(1) };
        },
      }),
      saved: stub<SavedPort>({ deleteAllOf: async () => undefined }),
      blocks: stub<BlocksPort>({ unblockAll: async () => undefined }),
      images: stub<ImagesPort>({ deleteAllOf: async () => undefined }),
    })({
      user: ada,
      proof,
      farewell: {
        me: { user: ada, profile: null },
        requests: [agreed],
        moment: { today: parseDay('2026-11-25') ?? expect.fail(), now: epochMs(0), dayBegan: epochMs(0) },
        sentence: (kind) => `It is ${kind}.`,
      },
    });
    return { result, calls };
  };

  it('are told before the deletion begins', async () => {
    const { result, calls } = await leave(0, null);
    expect(result).toEqual(ok(undefined));
    expect(calls).toEqual(['to bob: It is cancelled.', 'begin', 'profile', 'account']);
  });

  it('are told nothing while a proof of identity is missing', async () => {
    const { result, calls } = await leave(RECENT_SIGN_IN + 1, null);
    expect(result).toEqual(err({ kind: 'proof-required', proofKind: 'password' }));
    expect(calls).toEqual([]);
    expect((await leave(RECENT_SIGN_IN + 1, password)).calls[0]).toBe('to bob: It is cancelled.');
  });

  it('keep the profile when they cannot be told', async () => {
    const { result, calls } = await leave(0, null, unavailable);
    expect(result).toEqual(err({ kind: 'port', error: unavailable }));
    expect(calls).toEqual([]);
  });
});

describe('deleting a profile after an interruption', () => {
  const failed = new PortError('failed');
  const early = STEPS.filter((step) => step !== 'signOut');

  it.each(early)('stops where %s fails, and finishes when it is started again', async (step) => {
    const { run, left, calls } = world({ step, error: failed, when: 'before' });
    expect(await run()).toEqual(err({ kind: 'port', error: failed }));
    expect(calls.at(-1)).toBe(step);
    expect(left.has('account')).toBe(true);
    expect(await run()).toEqual(ok(undefined));
    expect([...left]).toEqual([]);
  });

  it.each(early.filter((step) => step !== 'account'))(
    'finishes when the answer of %s is lost',
    async (step) => {
      const { run, left } = world({ step, error: unavailable, when: 'after' });
      expect(await run()).toEqual(err({ kind: 'port', error: unavailable }));
      expect(await run()).toEqual(ok(undefined));
      expect([...left]).toEqual([]);
    },
  );

  it('finishes after each step failed once', async () => {
    const { run, left } = world(...early.map((step): Refusal => ({ step, error: failed, when: 'before' })));
    for (const _ of early) expect((await run()).ok).toBe(false);
    expect(await run()).toEqual(ok(undefined));
    expect([...left]).toEqual([]);
  });

  it('finds without a retry that the account was deleted although the answer was lost', async () => {
    const { run, left, calls } = world({ step: 'account', error: unavailable, when: 'after' });
    expect(await run()).toEqual(ok(undefined));
    expect([...left]).toEqual([]);
    expect(calls.slice(-3)).toEqual(['account', 'account', 'signOut']);
  });

  it('tries to delete the account at most twice', async () => {
    const refusal: Refusal = { step: 'account', error: unavailable, when: 'before' };
    const { run, calls } = world(refusal, refusal);
    expect(await run()).toEqual(err({ kind: 'port', error: unavailable }));
    expect(calls.filter((call) => call === 'account')).toHaveLength(2);
  });

  it('succeeds even if signing out fails, because the account is deleted', async () => {
    const { run, left } = world({ step: 'signOut', error: unavailable, when: 'before' });
    expect(await run()).toEqual(ok(undefined));
    expect([...left]).toEqual([]);
  });
});

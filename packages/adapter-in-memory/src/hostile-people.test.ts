import {
  EXPERTISE_LEVELS,
  messageId,
  MESSAGE_MAX,
  NAME_MAX,
  openThread,
  PASSWORD_MIN,
  PROFILE_LIMITS,
  register,
  robotId,
  saveProfile,
  sendMessage,
  signIn,
  userId,
} from '@roborrow/domain';
import { createPendingImages } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import {
  createMember,
  createWorld,
  fits,
  fitsTitle,
  HOSTILE,
  kept,
  refused,
  registration,
} from '../testing/hostile.ts';

/** Texts are never cleaned or repaired: each is stored as it is without outer blanks, or refused. */
describe('every naughty string and every script payload', () => {
  it.each(['firstName', 'lastName'] as const)('as %s of a new user', async (field) => {
    for (const text of HOSTILE) {
      const { ports, store } = createWorld();
      const result = await register(ports)({ ...registration, [field]: text });
      expect([text, refused(result)]).toEqual([text, fitsTitle(text, NAME_MAX) ? null : [field]]);
      const state = await store.read();
      expect([...state.all('users')].map((profile) => profile[field])).toEqual(result.ok ? [kept(text)] : []);
      expect([...state.all('accounts')]).toHaveLength(result.ok ? 1 : 0);
    }
  });

  it('as a username: accepted in lowercase, or refused', async () => {
    for (const text of HOSTILE) {
      const { ports, store } = createWorld();
      const result = await register(ports)({ ...registration, username: text });
      const name = text.trim().toLowerCase();
      expect([text, refused(result)]).toEqual([text, /^[a-z0-9_]{3,20}$/.test(name) ? null : ['username']]);
      const state = await store.read();
      expect([...state.all('usernames')].map(({ id }) => id)).toEqual(result.ok ? [name] : []);
      expect([...state.all('accounts')]).toHaveLength(result.ok ? 1 : 0);
    }
  });

  it('as an address: signs in to the account that was created with it, or is refused', async () => {
    for (const email of [...HOSTILE, ...HOSTILE.map((text) => `${text}@example.org`)]) {
      const { ports, store } = createWorld();
      const result = await register(ports)({ ...registration, email });
      expect([email, refused(result)]).toEqual([email, result.ok ? null : ['email']]);
      const stored = [...(await store.read()).all('accounts')].map((account) => account.email);
      expect(stored).toEqual(result.ok ? [email.trim().toLowerCase()] : []);
      expect((await signIn(ports)({ email, password: registration.password })).ok).toBe(result.ok);
    }
  });

  it('as a password: signs in exactly as typed, or is refused', async () => {
    for (const password of HOSTILE) {
      const { ports } = createWorld();
      const result = await register(ports)({ ...registration, password, confirmPassword: password });
      expect([password, result.ok]).toEqual([password, [...password].length >= PASSWORD_MIN]);
      const open = (text: string) => signIn(ports)({ email: registration.email, password: text });
      expect([password, (await open(password)).ok]).toEqual([password, result.ok]);
      expect((await open(`${password} `)).ok).toBe(false);
    }
  });

  it.each(['firstName', 'lastName', 'bio', 'location', 'expertise'] as const)(
    'as %s of a profile',
    async (field) => {
      const { ports, user, profile } = await createMember();
      const isFit = (text: string): boolean =>
        field === 'expertise'
          ? EXPERTISE_LEVELS.some((level) => level === text)
          : field.endsWith('Name')
            ? fitsTitle(text, PROFILE_LIMITS[field])
            : fits(text, 0, PROFILE_LIMITS[field]);
      let last: string = profile[field];
      for (const text of HOSTILE) {
        const result = await saveProfile({ ...ports, pendingImages: createPendingImages() })({
          profile,
          form: { ...profile, [field]: text },
          avatar: { kind: 'keep' },
        });
        expect([text, refused(result)]).toEqual([text, isFit(text) ? null : [field]]);
        if (result.ok) last = kept(text);
        expect((await ports.users.get(user.uid))?.[field]).toBe(last);
      }
    },
  );

  it('as a message about a robot with that id: the receiver reads it unchanged, or it is refused', async () => {
    const { client, ports, store, user, profile } = await createMember();
    const other = { ...registration, username: 'bob', email: 'bob@example.org' };
    const bob = await createMember({ client, store, ports: client() }, other);
    const sent: string[] = [];
    for (const [index, text] of HOSTILE.entries()) {
      const result = await sendMessage(ports)({
        id: messageId(`m${index}`),
        me: { user, profile },
        receiverId: bob.user.uid,
        content: text,
        robotId: text === '' ? null : robotId(text.slice(0, 200)),
        dates: null,
      });
      expect([text, refused(result)]).toEqual([text, fits(text, 1, MESSAGE_MAX) ? null : ['invalid']]);
      if (result.ok) sent.push(kept(text));
    }
    const read = await bob.ports.messages.listThread(bob.user.uid, user.uid, { limit: 5000 });
    expect(read.messages.map(({ content }) => content).sort()).toEqual(sent.sort());
  });

  it('as a user’s id: finds no user, and cannot receive a message', async () => {
    const { ports, store, user, profile } = await createMember();
    for (const text of HOSTILE) {
      expect([text, await ports.users.get(userId(text))]).toEqual([text, null]);
      const thread = await openThread(ports)({ me: user.uid, counterpartId: text, robotId: text });
      expect([text, refused(thread)]).toEqual([text, [text.trim() === '' ? 'no-counterpart' : 'not-found']]);
      const to = { id: messageId('m'), me: { user, profile }, content: 'Hello', robotId: null, dates: null };
      expect((await sendMessage(ports)({ ...to, receiverId: userId(text) })).ok).toBe(false);
    }
    expect([...(await store.read()).all('messages')]).toEqual([]);
  });
});

import { epochMs, milliseconds, SESSION_LENGTH, userId } from '@roborrow/domain';
import { NAUGHTY_STRINGS } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { createSession, type SessionStorage } from './session.ts';
import type { Account } from './store/documents.ts';
import { createState } from './store/state.ts';

const ADA: Account = {
  id: userId('ada'),
  email: 'ada@example.com',
  password: '123456',
  displayName: 'Ada Park',
  provider: 'password',
};
const STATE = createState({ accounts: [ADA] });
const START = 1_760_000_000_000;

const storageOf = (value: string | null): SessionStorage & { value: string | null } => ({
  value,
  get() {
    return this.value;
  },
  set(next) {
    this.value = next;
  },
});

const at = (time: number) => ({ now: () => epochMs(time) });

describe('a session', () => {
  it('is kept after a reload', () => {
    const storage = storageOf(null);
    createSession(at(START), storage).start(ADA.id);
    expect(createSession(at(START + 1), storage).user(STATE)).toEqual({
      uid: ADA.id,
      email: ADA.email,
      displayName: ADA.displayName,
      signedInAt: START,
    });
  });

  it('leaves nothing in the storage when it ends', () => {
    const storage = storageOf(null);
    const session = createSession(at(START), storage);
    session.start(ADA.id);
    session.end();
    expect(storage.value).toBeNull();
  });

  it('stores neither name nor email nor password', () => {
    const storage = storageOf(null);
    createSession(at(START), storage).start(ADA.id);
    expect(JSON.parse(storage.value ?? '')).toEqual({ uid: 'ada', signedInAt: START });
  });

  it.each([
    ['a millisecond before its deadline', SESSION_LENGTH - 1, true],
    ['at its deadline', SESSION_LENGTH, false],
    ['long after', SESSION_LENGTH * 3, false],
  ])('%s, it counts or does not', (_, age, counts) => {
    const storage = storageOf(JSON.stringify({ uid: 'ada', signedInAt: START }));
    const session = createSession(at(START + milliseconds(age)), storage);
    expect(session.user(STATE) !== null).toBe(counts);
  });

  it('does not exist when its account was deleted', () => {
    const storage = storageOf(JSON.stringify({ uid: 'unknown-user', signedInAt: START }));
    expect(createSession(at(START), storage).user(STATE)).toBeNull();
  });

  it.each([...NAUGHTY_STRINGS, '{}', 'null', '[]', '{"uid":"ada"}', '{"uid":"ada","signedInAt":"now"}'])(
    'does not exist when %j is stored',
    (text) => {
      expect(createSession(at(START), storageOf(text)).user(STATE)).toBeNull();
    },
  );
});

import { describe, expect, test } from 'vitest';
import type { RestDocument, RestValue } from './document.ts';
import { planMessage, planUser, type Surroundings } from './plan-user.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const text = (stringValue: string): RestValue => ({ stringValue });
const user = (fields: Readonly<Record<string, RestValue>>): RestDocument => ({
  name: `${ROOT}/users/ada`,
  fields,
  updateTime: 'T1',
});
const alone: Surroundings = { hasContact: false, reservedBy: () => null };

describe('a user of an older version', () => {
  test('gets a private part, a clean public one and a reservation, all in one commit', () => {
    const fields = {
      email: text('ada@x.org'),
      latitude: { doubleValue: 35.7 },
      longitude: { integerValue: '-78' },
      username: text('Ada_P'),
    };
    expect(planUser(user(fields), alone)).toEqual({
      problem: null,
      writes: [
        {
          update: {
            name: `${ROOT}/users/ada/private/contact`,
            fields: {
              email: text('ada@x.org'),
              latitude: { doubleValue: 35.7 },
              longitude: { integerValue: '-78' },
            },
          },
          currentDocument: { exists: false },
        },
        {
          update: { name: `${ROOT}/users/ada`, fields: { username: text('ada_p') } },
          updateMask: { fieldPaths: ['email', 'latitude', 'longitude', 'username'] },
          currentDocument: { updateTime: 'T1' },
        },
        {
          update: { name: `${ROOT}/usernames/ada_p`, fields: { uid: text('ada') } },
          currentDocument: { exists: false },
        },
      ],
    });
  });

  test('without a place gets a private part without one', () => {
    const [contact] = planUser(
      user({ email: text('ada@x.org'), latitude: { nullValue: null } }),
      alone,
    ).writes;
    expect(contact?.update.fields).toEqual({ email: text('ada@x.org') });
  });

  test('with a private part already keeps it, and only loses what was public', () => {
    const { writes } = planUser(user({ email: text('ada@x.org') }), { ...alone, hasContact: true });
    expect(writes.map(({ update }) => update.name)).toEqual([`${ROOT}/users/ada`]);
  });

  test('whose name somebody else has reserved, or whose name is none, is left for a person to look at', () => {
    expect(planUser(user({ username: text('ada_p') }), { ...alone, reservedBy: () => 'omar' })).toEqual({
      writes: [],
      problem: 'its username "ada_p" is reserved by omar',
    });
    expect(planUser(user({ username: text('ada-p'), email: text('ada@x.org') }), alone).writes).toEqual([]);
  });
});

test('a user of this version needs nothing', () => {
  const surroundings: Surroundings = { hasContact: true, reservedBy: () => 'ada' };
  expect(planUser(user({ username: text('ada_p') }), surroundings)).toEqual({ writes: [], problem: null });
  expect(planUser(user({ username: text('') }), alone)).toEqual({ writes: [], problem: null });
});

test('a message loses its receiver’s address, once', () => {
  const message = { name: `${ROOT}/messages/m`, updateTime: 'T1' };
  expect(planMessage({ ...message, fields: { receiverEmail: text('') } })).toBeNull();
  expect(planMessage({ ...message, fields: {} })).toBeNull();
  expect(planMessage({ ...message, fields: { receiverEmail: text('omar@x.org') } })?.update.fields).toEqual({
    receiverEmail: text(''),
  });
});

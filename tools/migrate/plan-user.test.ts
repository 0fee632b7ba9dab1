import { describe, expect, test } from 'vitest';
import type { RestDocument, RestValue } from './document.ts';
import { planUser, type Surroundings } from './plan-user.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const text = (stringValue: string): RestValue => ({ stringValue });
const AT: RestValue = { timestampValue: '2020-01-01T00:00:00Z' };
const user = (fields: Readonly<Record<string, RestValue>>): RestDocument => ({
  name: `${ROOT}/users/ada`,
  fields: { createdAt: AT, ...fields },
  createTime: 'T0',
  updateTime: 'T1',
});
const alone: Surroundings = { hasContact: false, reservedBy: () => null };

describe('a user of an older version', () => {
  test('gets a private part, a clean public one and a reservation, in one commit', () => {
    const fields = {
      email: text('ada@x.org'),
      latitude: { doubleValue: 35.7 },
      longitude: { integerValue: '-78' },
      username: text('Ada_P'),
    };
    expect(planUser(user(fields), alone)).toEqual({
      problems: [],
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

  test('with a private part keeps it, and only loses the private fields in the public one', () => {
    const { writes } = planUser(user({ email: text('ada@x.org') }), { ...alone, hasContact: true });
    expect(writes.map(({ update }) => update.name)).toEqual([`${ROOT}/users/ada`]);
  });

  test.each([
    ['null', { nullValue: null }],
    ['a number', { integerValue: '7' }],
  ])('with %s as username gets none', (_, username) => {
    expect(planUser(user({ username }), alone)).toMatchObject({
      problems: [],
      writes: [{ update: { fields: { username: text('') } }, updateMask: { fieldPaths: ['username'] } }],
    });
  });

  test("without a time gets the document's creation time", () => {
    const { writes } = planUser(user({ createdAt: { nullValue: null } }), alone);
    expect(writes[0]?.update.fields).toEqual({ createdAt: { timestampValue: 'T0' } });
  });

  test.each([
    ['another user has reserved', 'ada_p', 'its username "ada_p" is reserved by omar'],
    ['is none', 'ada-p', 'its username "ada-p" is none any more (invalid-characters)'],
  ])('whose name %s keeps it, is reported, and loses the private fields nevertheless', (_, name, problem) => {
    const document = user({ username: text(name), email: text('ada@x.org'), latitude: { doubleValue: 1 } });
    const { writes, problems } = planUser(document, { ...alone, reservedBy: () => 'omar' });
    expect(problems).toEqual([problem]);
    expect(writes.map(({ update, updateMask }) => [update.name, updateMask?.fieldPaths])).toEqual([
      [`${ROOT}/users/ada/private/contact`, undefined],
      [`${ROOT}/users/ada`, ['email', 'latitude']],
    ]);
  });
});

test('a user of this version needs no change', () => {
  const surroundings: Surroundings = { hasContact: true, reservedBy: () => 'ada' };
  const nothing = { writes: [], problems: [] };
  expect(planUser(user({ username: text('ada_p') }), surroundings)).toEqual(nothing);
  expect(planUser(user({ username: text('') }), alone)).toEqual(nothing);
  expect(planUser(user({}), alone)).toEqual(nothing);
});

import { describe, expect, it } from 'vitest';
import { ada, adaProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import { parseDay } from '../dates/calendar-day.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import { chooseUsername } from './choose-username.ts';

const taken = new PortError('conflict', { subject: 'username' });
const profileExists = new PortError('conflict', { subject: 'profile' });

const world = (refusals: { create?: PortError; claim?: PortError } = {}) => {
  const calls: unknown[][] = [];
  const users = stub<UsersPort>({
    createProfile: async (profile) => {
      calls.push(['create', profile]);
      if (refusals.create) throw refusals.create;
    },
    claimUsername: async (id, name) => {
      calls.push(['claim', id, name]);
      if (refusals.claim) throw refusals.claim;
    },
    acceptTerms: async (id, version) => {
      calls.push(['accept', id, version]);
      throw new PortError('unavailable');
    },
  });
  return { choose: chooseUsername({ users }), calls };
};

const TERMS = parseDay('2026-11-01') ?? expect.fail();
const nameless = { ...adaProfile, username: null };
const ACCEPTED = ['accept', ada.uid, TERMS];
const created = {
  id: ada.uid,
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  email: ada.email,
};

describe('choosing a username', () => {
  it('claims it for a profile that has none', async () => {
    const { choose, calls } = world();
    expect(await choose({ user: ada, profile: nameless, username: ' ADA ', acceptedTerms: TERMS })).toEqual(
      ok('ada'),
    );
    // The member is asked again (D812).
    expect(calls).toEqual([['claim', 'ada', 'ada'], ACCEPTED]);
  });

  it('creates a profile with it if there is none', async () => {
    const { choose, calls } = world();
    expect(await choose({ user: ada, profile: null, username: 'ada', acceptedTerms: TERMS })).toEqual(
      ok('ada'),
    );
    expect(calls).toEqual([['create', created], ACCEPTED]);
  });

  it('claims it for a profile that another tab created meanwhile', async () => {
    const { choose, calls } = world({ create: profileExists });
    expect(await choose({ user: ada, profile: null, username: 'ada', acceptedTerms: TERMS })).toEqual(
      ok('ada'),
    );
    expect(calls.map(([call]) => call)).toEqual(['create', 'claim', 'accept']);
  });

  it.each([
    ['ab', 'too-short'],
    ['a-b-c', 'invalid-characters'],
    ['x'.repeat(21), 'too-long'],
  ])('sends no request for %j', async (username, tag) => {
    const { choose, calls } = world();
    expect(await choose({ user: ada, profile: null, username, acceptedTerms: TERMS })).toEqual(
      err({ kind: 'invalid', tag }),
    );
    expect(calls).toEqual([]);
  });

  it('asks for the terms before any request (D810)', async () => {
    const { choose, calls } = world();
    expect(await choose({ user: ada, profile: null, username: 'ada', acceptedTerms: null })).toEqual(
      err({ kind: 'terms-not-accepted' }),
    );
    expect(calls).toEqual([]);
  });

  it.each([
    ['with a profile', nameless, { claim: taken }],
    ['without one', null, { create: taken }],
    ['with one made meanwhile', null, { create: profileExists, claim: taken }],
  ])('reports that another user was first, %s', async (_, profile, refusals) => {
    const { choose } = world(refusals);
    expect(await choose({ user: ada, profile, username: 'ada', acceptedTerms: TERMS })).toEqual(
      err({ kind: 'username-taken' }),
    );
  });

  it('returns other refusals', async () => {
    const error = new PortError('unavailable');
    expect(
      await world({ claim: error }).choose({
        user: ada,
        profile: nameless,
        username: 'ada',
        acceptedTerms: TERMS,
      }),
    ).toEqual(err({ kind: 'port', error }));
    expect(
      await world({ create: error }).choose({
        user: ada,
        profile: null,
        username: 'ada',
        acceptedTerms: TERMS,
      }),
    ).toEqual(err({ kind: 'port', error }));
  });
});

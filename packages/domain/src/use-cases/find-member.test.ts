import { expect, it, vi } from 'vitest';
import { ada, adaOwnProfile, adaProfile } from '../../testing/examples.ts';
import { stub } from '../../testing/stub.ts';
import type { AuthPort } from '../ports/auth.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { findMember } from './find-member.ts';

const observing = (
  answer: Parameters<Parameters<AuthPort['observe']>[0]>[0],
  stop: () => void = () => undefined,
) =>
  stub<AuthPort>({
    observe: (listener) => {
      listener(answer);
      return stop;
    },
  });
const contact = { email: ada.email, coordinates: null };

it('is the user with the whole own profile, and stops observing (D10)', async () => {
  const stop = vi.fn();
  const users = stub<UsersPort>({ get: async () => adaProfile, getContact: async () => contact });
  const member = await findMember({ auth: observing(ada, stop), users })();
  expect(member).toEqual({ ok: true, value: { user: ada, profile: adaOwnProfile } });
  await expect.poll(() => stop).toHaveBeenCalledTimes(1);
});

it('is null for a visitor, without reading a profile', async () => {
  expect(await findMember({ auth: observing(null), users: stub<UsersPort>({}) })()).toEqual({
    ok: true,
    value: null,
  });
});

it('has no profile before a username is chosen', async () => {
  const users = stub<UsersPort>({ get: async () => null, getContact: async () => null });
  expect(await findMember({ auth: observing(ada), users })()).toEqual({
    ok: true,
    value: { user: ada, profile: null },
  });
});

it('is a failure, and no visitor, when the profile cannot be read', async () => {
  const error = new PortError('unavailable');
  const users = stub<UsersPort>({ get: () => Promise.reject(error), getContact: async () => contact });
  expect(await findMember({ auth: observing(ada), users })()).toEqual({
    ok: false,
    error: { kind: 'port', error },
  });
});

import { deleteProfile, register } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { createMember, registration } from '../../testing/hostile.ts';

it('frees the username of a profile that could not be decoded and was skipped', async () => {
  const { ports, store, client, user } = await createMember();
  await store.transact((transaction) => transaction.delete('users', user.uid));
  expect(await deleteProfile(ports)({ user, proof: null })).toEqual({ ok: true, value: undefined });
  const again = await register(client())({ ...registration, email: 'another@example.org' });
  expect(again.ok).toBe(true);
  expect((await store.read()).get('usernames', registration.username)).not.toBeNull();
});

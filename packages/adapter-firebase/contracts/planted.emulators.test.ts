import { afterAll, expect, it } from 'vitest';
import { signUp } from '../testing/count-reads.ts';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { plantDocuments } from '../testing/emulators.ts';
import { newProfileDocuments } from '../testing/planted.ts';
import { storedDocuments } from '../testing/stored.ts';

const PROJECT = `demo-planted-${ids.next().slice(0, 12)}`;
const client = createEmulatorClient(PROJECT);

afterAll(() => client.close());

// Most contracts begin with planted profiles, because creating one costs the emulator as much as six reads.
it('planted profiles are stored as those that the adapter creates', async () => {
  const id = await signUp(client);
  const stored = async () => {
    const [profile] = await storedDocuments(PROJECT, 'users');
    const { createdAt, updatedAt, ...fields } = profile?.fields ?? {};
    expect(updatedAt).toBe(createdAt);
    return { fields, parts: await storedDocuments(PROJECT, `users/${id}/private`) };
  };
  const created = await stored();
  const [contact] = created.parts;
  const email = String(contact?.fields['email']);
  const names = { firstName: 'Ada', lastName: 'Park', displayName: 'Ada Park' };
  await plantDocuments(PROJECT, newProfileDocuments({ id, username: null, email, ...names }));
  expect(await stored()).toEqual(created);
});

import { afterAll, describe, expect, it } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';

const projectId = `demo-block-reads-${Date.now()}`;
let reads = 0;
const open = () => createEmulatorClient(projectId, { onRead: (documents) => (reads += documents) });
const [ada, omar] = [open(), open()];

afterAll(() => Promise.all([ada.close(), omar.close()]));

const signUp = async ({ ports }: typeof ada) => {
  const { uid, email } = await ports.auth.register(`blocker-${ids.next()}@example.com`, 'correct horse');
  const names = { firstName: 'Ada', lastName: 'Park', displayName: 'Ada Park' };
  await ports.users.createProfile({ id: uid, username: null, email, ...names });
  return uid;
};

const costOf = async (work: Promise<unknown>): Promise<number> => {
  reads = 0;
  await work;
  return reads;
};

describe('the documents that blocks cost, beside those that the rules read (D452)', () => {
  it('are one for each reading, and two for each change', async () => {
    const [me, other] = [await signUp(ada), await signUp(omar)];
    expect(await costOf(ada.ports.blocks.get(me))).toBe(1);
    expect(await costOf(ada.ports.blocks.block(me, other))).toBe(2);
    expect(await costOf(ada.ports.blocks.get(me))).toBe(1);
    expect(await costOf(omar.ports.blocks.get(other))).toBe(1);
    expect(await costOf(ada.ports.blocks.unblock(me, other))).toBe(2);
  });
});

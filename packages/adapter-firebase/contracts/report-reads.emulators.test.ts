import { afterAll, describe, expect, it } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';

const projectId = `demo-report-reads-${Date.now()}`;
let reads = 0;
const open = () => createEmulatorClient(projectId, { onRead: (documents) => (reads += documents) });
const [ada, omar] = [open(), open()];

afterAll(() => Promise.all([ada.close(), omar.close()]));

const signUp = async ({ ports }: typeof ada) => {
  const { uid, email } = await ports.auth.register(`reporter-${ids.next()}@example.com`, 'correct horse');
  const names = { firstName: 'Ada', lastName: 'Park', displayName: 'Ada Park' };
  await ports.users.createProfile({ id: uid, username: null, email, ...names });
  return uid;
};

const costOf = async (work: Promise<unknown>): Promise<number> => {
  reads = 0;
  await work;
  return reads;
};

describe('the documents that reports cost, beside those that the rules read (D466)', () => {
  it('are three for each report, also for a repeated one, and one for each that is listed', async () => {
    const [me, other] = [await signUp(ada), await signUp(omar)];
    const send = () =>
      ada.ports.reports.send(me, { subject: { kind: 'profile', id: other }, reason: 'spam', note: '' });
    expect(await costOf(ada.ports.reports.listOwn(me))).toBe(1);
    expect(await costOf(send())).toBe(3);
    expect(await costOf(send())).toBe(3);
    expect(await costOf(ada.ports.reports.listOwn(me))).toBe(1);
  });
});

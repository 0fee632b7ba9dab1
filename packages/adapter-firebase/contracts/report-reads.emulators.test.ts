import { afterAll, describe, expect, it } from 'vitest';
import { createReadCounter, signUp } from '../testing/count-reads.ts';

const { open, costOf } = createReadCounter('report');
const [ada, omar] = [open(), open()];

afterAll(() => Promise.all([ada.close(), omar.close()]));

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

import { afterAll, describe, expect, it } from 'vitest';
import { createReadCounter, signUp } from '../testing/count-reads.ts';

const { open, costOf } = createReadCounter('block');
const [ada, omar] = [open(), open()];

afterAll(() => Promise.all([ada.close(), omar.close()]));

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

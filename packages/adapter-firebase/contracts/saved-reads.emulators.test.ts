import { dollarsPerDay, epochMs, NOTHING_SAVED, robotId, SAVED_LIMITS, type Saved } from '@roborrow/domain';
import { afterAll, describe, expect, it } from 'vitest';
import { createReadCounter } from '../testing/count-reads.ts';
import { ids } from '../testing/emulator-client.ts';

const { open, costOf } = createReadCounter('saved');
const { ports, close } = open();

afterAll(close);

/** As many robots as may be saved. */
const FULL: Saved = {
  ...NOTHING_SAVED,
  robots: Array.from({ length: SAVED_LIMITS.robots }, (_, i) => ({
    id: robotId(`robot-${i}`),
    at: epochMs(1000 + i),
    name: 'Lawn rover',
    price: dollarsPerDay(20),
  })),
};

describe('the documents that saved things cost (D323)', () => {
  it('are one for each reading and each change, however much is saved', async () => {
    const { uid } = await ports.auth.register(`saver-${ids.next()}@example.com`, 'correct horse');
    expect(await costOf(ports.saved.get(uid))).toBe(1);
    expect(await costOf(ports.saved.merge(uid, FULL))).toBe(1);
    expect(await costOf(ports.saved.get(uid))).toBe(1);
    const removal: Saved = { ...NOTHING_SAVED, removed: [{ id: 'robot-1', at: epochMs(9999) }] };
    expect(await costOf(ports.saved.merge(uid, removal))).toBe(1);
    // A merge that changes nothing.
    expect(await costOf(ports.saved.merge(uid, removal))).toBe(1);
  });
});

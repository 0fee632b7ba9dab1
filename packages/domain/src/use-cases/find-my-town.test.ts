import { expect, test } from 'vitest';
import { PortError } from '../ports/port-error.ts';
import type { PositionAnswer } from '../ports/device-position.ts';
import type { TownsPort } from '../ports/towns.ts';
import { findMyTown } from './find-my-town.ts';

const APEX = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };
const HERE = { latitude: 35.7321, longitude: -78.8503 };

const find = (answer: PositionAnswer, nearestTown: TownsPort['nearestTown']) =>
  findMyTown({ devicePosition: { ask: async () => answer }, towns: { nearestTown, list: async () => [] } })();

test('the answer is the nearest town, and holds no position (D340)', async () => {
  const found = await find({ kind: 'known', position: HERE }, async (position) =>
    position === HERE ? APEX : null,
  );
  expect(found).toEqual({ ok: true, value: APEX });
});

test('each reason of the device is passed on, and no town is looked for (D340)', async () => {
  for (const why of ['unsupported', 'blocked', 'refused', 'timed-out', 'unavailable'] as const) {
    const found = await find({ kind: 'unknown', why }, () => Promise.reject(new Error('asked in vain')));
    expect(found).toEqual({ ok: false, error: why });
  }
});

test('a position far from every known town, and towns that cannot be loaded, have reasons of their own', async () => {
  const at = { kind: 'known', position: HERE } as const;
  expect(await find(at, async () => null)).toEqual({ ok: false, error: 'no-town-near' });
  const broken = () => Promise.reject(new PortError('unavailable'));
  expect(await find(at, broken)).toEqual({ ok: false, error: 'towns-unavailable' });
});

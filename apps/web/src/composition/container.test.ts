// @vitest-environment node
import { createMemoryStore } from '@roborrow/adapter-in-memory';
import { epochMs, robotId, UNKNOWN_PLACE } from '@roborrow/domain';
import { expect, test } from 'vitest';
import { createServices, IN_MEMORY, override, PARTS, SERVICES } from './container.ts';
import { deviceModule } from './device.ts';
import { inMemoryModule } from './in-memory.ts';
import { openPlaces } from './compose.ts';

const NOON = epochMs(1_750_000_000_000);
const modules = async () => [
  deviceModule,
  await openPlaces('gazetteer'),
  inMemoryModule(createMemoryStore({})),
];

test('rebinding one service overrides it, and the others stay', async () => {
  const analytics = { log: () => undefined };
  const services = createServices(...(await modules()), override(SERVICES.analytics, analytics));
  expect(services.analytics).toBe(analytics);
  expect((await services.places.suggest('Apex, NC'))[0]?.description).toBe('Apex, NC, USA');
  expect(Object.keys(services)).toEqual(Object.keys(SERVICES));
});

test('a backend is created from the final bindings: its clock, its places, its faults', async () => {
  const clock = { now: () => NOON };
  const knownPlaces = { suggest: async () => [], geocode: async () => UNKNOWN_PLACE };
  const services = createServices(
    ...(await modules()),
    override(SERVICES.clock, clock),
    override(PARTS.knownPlaces, knownPlaces),
    override(IN_MEMORY.faults, { take: (operation) => (operation === 'robots.get' ? 'fail' : null) }),
  );
  expect(services.clock).toBe(clock);
  expect(await services.auth.register('ada@example.org', 'difference engine')).toMatchObject({
    signedInAt: NOON,
  });
  expect(await services.places.suggest('Apex, NC')).toEqual([]);
  await expect(services.robots.get(robotId('any'))).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a second override replaces the first', async () => {
  const first = { now: () => NOON };
  const second = { now: () => epochMs(NOON + 1) };
  const services = createServices(
    ...(await modules()),
    override(SERVICES.clock, first),
    override(SERVICES.clock, second),
  );
  expect(services.clock).toBe(second);
});

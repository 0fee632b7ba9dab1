import {
  createFaults,
  createMemoryStore,
  type Documents,
  type Operation,
  type Seed,
  type Store,
} from '@roborrow/adapter-in-memory';
import {
  DEMO_TERMS,
  dollarsPerDay,
  epochMs,
  newProfileDefaults,
  NO_SPECIFICATIONS,
  plainWords,
  robotDefaults,
  robotId,
  userId,
  UNKNOWN_PLACE,
  type PlacesPort,
  type PublicProfile,
  type Robot,
  type Town,
  type UserId,
  type Username,
  FREE_CALENDAR,
} from '@roborrow/domain';
import { createPendingImages, foundAt } from '@roborrow/domain/testing';
import { createServices, IN_MEMORY, override, PARTS, SERVICES } from '../src/composition/container.ts';
import { deviceModule } from '../src/composition/device.ts';
import { inMemoryModule } from '../src/composition/in-memory.ts';
import type { Services } from '../src/services.tsx';

export { createMemoryStore };

const NOON = epochMs(1_750_000_000_000);
export const PASSWORD = 'difference engine';

export const ADA = userId('ada');
export const BOB = userId('bob');

const APEX = { placeId: 'apex', description: 'Apex, NC, USA', mainText: 'Apex', secondaryText: 'NC, USA' };

/** A places service with one town. */
const places: PlacesPort = {
  suggest: async (text) => (APEX.description.toLowerCase().startsWith(text.toLowerCase()) ? [APEX] : []),
  geocode: async (text) =>
    text === APEX.description ? foundAt({ latitude: 35.7, longitude: -78.9 }) : UNKNOWN_PLACE,
};

/** The towns that a map names. */
const TOWNS: readonly Town[] = [
  {
    description: 'Raleigh, NC, USA',
    coordinates: { latitude: 35.77, longitude: -78.64 },
    population: 460_000,
  },
  { description: APEX.description, coordinates: { latitude: 35.7, longitude: -78.9 }, population: 40_000 },
];

export const person = (id: UserId, firstName: string, lastName: string): PublicProfile => ({
  ...newProfileDefaults,
  id,
  username: id as string as Username, // valid by sight
  firstName,
  lastName,
  displayName: `${firstName} ${lastName}`,
  createdAt: NOON,
  updatedAt: NOON,
});

/** A listing of Ada's; a higher number is newer. */
export const robot = (number: number, changes: Partial<Robot> = {}): Robot => ({
  ...robotDefaults,
  ...FREE_CALENDAR,
  id: robotId(`robot${number}`),
  ownerId: ADA,
  name: `Engine ${number}`,
  description: 'Weaves algebraic patterns.',
  category: 'Educational',
  price: dollarsPerDay(25),
  location: APEX.description,
  coordinates: { latitude: 35.7, longitude: -78.9 },
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  quantity: null,
  minRental: null,
  maxRental: null,
  pickupTime: '',
  returnTime: '',
  createdAt: epochMs(NOON + number),
  updatedAt: epochMs(NOON + number),
  ...changes,
});

/** The services, or parts of the backend, that a test replaces. */
type Override = ReturnType<typeof override>;

/** Creates the app's services on a store as the app does, with the overrides of a test. */
export function servicesOn(store: Store, ...overrides: readonly Override[]): Services {
  let ids = 0;
  return createServices(
    deviceModule,
    inMemoryModule(store),
    override(PARTS.knownPlaces, places),
    override(PARTS.vocabulary, plainWords),
    override(SERVICES.ids, { next: () => `id${String(++ids).padStart(20, '0')}` }),
    override(SERVICES.pendingImages, createPendingImages()),
    override(SERVICES.timeZones, { zoneAt: async () => null }),
    override(SERVICES.towns, { list: async () => TOWNS, nearestTown: async () => null }),
    ...overrides,
  );
}

/** The real in-memory backend with Ada and Bob in it, and Ada signed in. */
export async function createWorld(
  robots: readonly Robot[] = [],
  others: Omit<Seed, 'robots'> = {},
  ...overrides: readonly Override[]
) {
  const store = createMemoryStore({
    accounts: [
      { id: ADA, email: 'ada@example.org', password: PASSWORD, displayName: 'Ada', provider: 'password' },
    ],
    users: [person(ADA, 'Ada', 'Lovelace'), person(BOB, 'Bob', 'Bolt')],
    contacts: [{ id: ADA, email: 'ada@example.org', coordinates: null }],
    acceptedTerms: [{ id: ADA, version: DEMO_TERMS, at: NOON }],
    robots,
    ...others,
  });
  const faults = createFaults();
  const calls = new Map<Operation, number>();
  const held = new Map<Operation, Promise<void>>();
  const services = servicesOn(
    store,
    override(IN_MEMORY.faults, faults),
    override(IN_MEMORY.latency, async (operation) => {
      calls.set(operation, (calls.get(operation) ?? 0) + 1);
      await held.get(operation);
    }),
    ...overrides,
  );
  await services.auth.signIn('ada@example.org', PASSWORD);
  return {
    services,
    faults,
    /** How often an operation was called. */
    calls: (operation: Operation): number => calls.get(operation) ?? 0,
    /** Makes an operation wait until the returned function is called. */
    hold: (operation: Operation): (() => void) => {
      const { promise, resolve } = deferred();
      held.set(operation, promise);
      return () => {
        held.delete(operation);
        resolve();
      };
    },
    /** Every stored listing. */
    stored: async (): Promise<readonly Robot[]> => [...(await store.read()).all('robots')],
    /** The number of stored documents of a collection. */
    count: async (kind: keyof Documents): Promise<number> => [...(await store.read()).all(kind)].length,
    /** The number of stored pictures. */
    storedPictures: async (): Promise<number> => [...(await store.read()).all('images')].length,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => void (resolve = done));
  return { promise, resolve };
}

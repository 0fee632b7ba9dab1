import { createEmulatorClient } from '@roborrow/adapter-firebase/testing';
import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  days,
  dollarsPerDay,
  epochMs,
  messageId,
  NO_SPECIFICATIONS,
  NOTHING_SAVED,
  robotId,
  UNKNOWN_PLACE,
  type NewRobot,
  type OutgoingMessage,
  type Ports,
  type ProfileChanges,
  type UserId,
} from '@roborrow/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Values = Readonly<Record<string, unknown>>;

/* The values that a malicious caller without type checks may put into any field. */

const TEXTS: Values = {
  ...Object.fromEntries(
    [0, 1, 50, 51, 100, 101, 120, 121, 200, 201, 2000, 2001, 5000, 5001].map((n) => [
      `${n} characters`,
      'x'.repeat(n),
    ]),
  ),
  'white space': ' \n ',
  'white space of another script': '\u3000',
  'an astral character': '🤖',
  ...Object.fromEntries(
    ['\u200b', '\u2800', '\u3164', '\u202e'].map((c) => [`${JSON.stringify(c)} alone`, c]),
  ),
  'an override within': 'a\u202eb',
  'an isolate within': 'a\u2066b',
  'a direction mark within': 'a\u200eb',
  'text of another script': 'אברהם',
  '120 astral characters': '🤖'.repeat(120),
  '60 characters of ids': 'a'.repeat(60),
  '61 characters of ids': 'a'.repeat(61),
  'an id of two words': 'a b',
  'a script': 'javascript:alert(1)',
};

const NUMBERS: Values = {
  ...Object.fromEntries(
    [0, 1, -1, 0.5, 90, 3650, 3651, 1_000_000, 1_000_000.5].map((n) => [`the number ${n}`, n]),
  ),
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
};

const OTHERS: Values = {
  true: true,
  null: null,
  'an empty list': [],
  'a list of text': ['x'],
  'a list of nothing': [''],
  'a list of two lines': ['x\ny'],
  '31 texts': Array.from({ length: 31 }, (_, i) => `text ${i}`),
  '2001 characters of texts': ['x'.repeat(1000), 'y'.repeat(1000)],
  'a place': { latitude: 1, longitude: 2 },
  'no place': { latitude: 91, longitude: 2 },
  'half a place': { latitude: 1 },
};

/** Some values of each type. */
const SOME: Values = {
  '0 characters': '',
  '1 characters': 'x',
  'white space': ' \n ',
  'a script': 'javascript:alert(1)',
  'the number 0': 0,
  'the number 1': 1,
  'not a number': Number.NaN,
  ...OTHERS,
};

const NUMERIC: ReadonlySet<string> = new Set(['price', 'minRental', 'maxRental', 'at', 'seenAt']);
const COMPOUND: ReadonlySet<string> = new Set(['coordinates', 'images', 'features', 'dates']);

/** All values of the field's own type, and some of each other one. */
const valuesFor = (field: string): Values => {
  if (COMPOUND.has(field)) return SOME;
  return { ...(NUMERIC.has(field) ? NUMBERS : TEXTS), ...SOME };
};

/**
 * Values that the adapter converts before the write: text into a list of its letters, 0 into a missing place.
 */
const isTakenForElse = (field: string, value: unknown): boolean =>
  (field === 'features' && typeof value === 'string') || (field === 'coordinates' && value === 0);

interface Backend {
  readonly ports: Ports;
  readonly ada: UserId;
  readonly bob: UserId;
  readonly close: () => Promise<void>;
}

const PASSWORD = 'correct horse battery';
const ids = { next: () => crypto.randomUUID() };

/** Two users; the first one is signed in. */
async function open(
  client: () => { readonly ports: Ports; readonly close: () => Promise<void> },
): Promise<Backend> {
  const signUp = async (firstName: string) => {
    const { ports, close } = client();
    const { uid, email } = await ports.auth.register(`${ids.next()}@example.com`, PASSWORD);
    const displayName = `${firstName} Park`;
    await ports.users.createProfile({
      id: uid,
      username: null,
      firstName,
      lastName: 'Park',
      displayName,
      email,
    });
    return { ports, close, uid };
  };
  const bob = await signUp('Bob');
  const ada = await signUp('Ada');
  return {
    ports: ada.ports,
    ada: ada.uid,
    bob: bob.uid,
    close: async () => void (await Promise.all([ada.close(), bob.close()])),
  };
}

const inMemory = () => {
  const store = createMemoryStore();
  const clock = { now: () => epochMs(1_760_000_000_000) };
  const places = { suggest: async () => [], geocode: async () => UNKNOWN_PLACE };
  return open(() => ({ ports: createInMemoryBackend({ store, clock, ids, places }), close: async () => {} }));
};

const onFirebase = () => open(() => createEmulatorClient('demo-backend-parity'));

const newRobot = ({ ada }: Backend): NewRobot => ({
  id: robotId(ids.next()),
  ownerId: ada,
  name: 'Lawn rover',
  description: 'Mows.',
  category: 'Service',
  price: dollarsPerDay(20),
  location: 'Apex, NC, USA',
  coordinates: { latitude: 35.7, longitude: -78.8 },
  images: [],
  specifications: NO_SPECIFICATIONS,
  features: [],
  minRental: days(1),
  maxRental: days(100),
  pickupTime: '',
  returnTime: '',
});

const newMessage = ({ ada, bob }: Backend): OutgoingMessage => ({
  id: messageId(ids.next()),
  content: 'Is it free?',
  senderId: ada,
  senderName: 'Ada Park',
  receiverId: bob,
  receiverName: 'Bob Park',
  robotId: null,
  dates: null,
});

const PROFILE: ProfileChanges = {
  firstName: 'Ada',
  lastName: 'Park',
  bio: '',
  location: '',
  coordinates: null,
  expertise: 'beginner',
  avatar: '',
};

const OPERATIONS: Readonly<
  Record<string, { fields: readonly string[]; ask: (at: Backend, change: object) => Promise<unknown> }>
> = {
  'a new robot': {
    fields: [
      'id',
      'name',
      'description',
      'category',
      'price',
      'location',
      'coordinates',
      'images',
      'features',
      'minRental',
      'maxRental',
      'pickupTime',
      'returnTime',
    ],
    ask: async (at, change) => at.ports.robots.create({ ...newRobot(at), ...change }),
  },
  'a new message': {
    fields: ['id', 'content', 'senderName', 'receiverName', 'robotId', 'dates'],
    ask: async (at, change) => at.ports.messages.send({ ...newMessage(at), ...change }),
  },
  'a changed profile': {
    fields: ['firstName', 'lastName', 'bio', 'location', 'coordinates', 'expertise', 'avatar'],
    ask: async (at, change) => at.ports.users.update(at.ada, { ...PROFILE, ...change }),
  },
};

const SAVED_ROBOT = { id: robotId('rover'), at: epochMs(1000), name: 'Rover', price: dollarsPerDay(20) };
const SAVED_SEARCH = { id: 'query=arm', at: epochMs(1000), name: 'Arms', seenAt: epochMs(900) };
const REMOVED = { id: 'drone', at: epochMs(1000) };

const SAVED_OPERATIONS: typeof OPERATIONS = {
  'a saved robot': {
    fields: ['id', 'at', 'name', 'price'],
    ask: async (at, change) =>
      at.ports.saved.merge(at.ada, { ...NOTHING_SAVED, robots: [{ ...SAVED_ROBOT, ...change }] }),
  },
  'a saved search': {
    fields: ['id', 'at', 'name', 'seenAt'],
    ask: async (at, change) =>
      at.ports.saved.merge(at.ada, { ...NOTHING_SAVED, searches: [{ ...SAVED_SEARCH, ...change }] }),
  },
  'something that is no longer saved': {
    fields: ['id', 'at'],
    ask: async (at, change) =>
      at.ports.saved.merge(at.ada, { ...NOTHING_SAVED, removed: [{ ...REMOVED, ...change }] }),
  },
};

let embedded: Backend;
let firebase: Backend;

beforeAll(async () => {
  [embedded, firebase] = await Promise.all([inMemory(), onFirebase()]);
});

afterAll(async () => firebase.close());

describe.each(Object.entries({ ...OPERATIONS, ...SAVED_OPERATIONS }))('%s', (_, { fields, ask }) => {
  test.each(fields)('accepts or refuses the same values for %s as the other backend', async (field) => {
    const outcomes = async (at: Backend) => {
      const told: Record<string, string> = {};
      for (const [name, value] of Object.entries(valuesFor(field))) {
        if (isTakenForElse(field, value)) continue;
        told[name] = await ask(at, { [field]: value }).then(
          () => 'taken',
          () => 'refused',
        );
      }
      return told;
    };
    expect(await outcomes(firebase)).toEqual(await outcomes(embedded));
  });
});

test('holds the same saved robots and searches as the other backend', async () => {
  const stored = ({ ports, ada }: Backend) => ports.saved.get(ada);
  expect(await stored(firebase)).toEqual(await stored(embedded));
  expect((await stored(embedded)).searches.length).toBeGreaterThan(0);
});

import { createEmulatorClient } from '@roborrow/adapter-firebase/testing';
import { createInMemoryBackend, createMemoryStore } from '@roborrow/adapter-in-memory';
import {
  days,
  dollarsPerDay,
  epochMs,
  messageId,
  newRobotId,
  NO_SPECIFICATIONS,
  NOTHING_SAVED,
  robotId,
  UNKNOWN_PLACE,
  type NewRobot,
  type OutgoingMessage,
  type RobotId,
  type Ports,
  type ProfileChanges,
  type UserId,
} from '@roborrow/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Values = Readonly<Record<string, unknown>>;

/* The values that a malicious caller without type checks may put into any field. */

const TEXTS: Values = {
  'no text': '',
  'a letter': 'x',
  'white space': ' \n ',
  'an astral character': '🤖',
  'a character that shows nothing': '\u200b',
  'an override within': 'a\u202eb',
  '120 astral characters': '🤖'.repeat(120),
  'an id of two words': 'a b',
  'a script': 'javascript:alert(1)',
};

/** More of what shows nothing or turns text. One function decides about all of it, so a few fields are enough. */
const MORE_TEXTS: Values = {
  'white space of another script': '\u3000',
  ...Object.fromEntries(['\u2800', '\u3164', '\u202e'].map((c) => [`${JSON.stringify(c)} alone`, c])),
  'an isolate within': 'a\u2066b',
  ...Object.fromEntries(
    ['\0', '\t', '\n', '\u000b', '\u001f', '\u007f', '\u0085', '\u009f'].map((c) => [
      `${JSON.stringify(c)} within`,
      `a${c}b`,
    ]),
  ),
  'a direction mark within': 'a\u200eb',
  'text of another script': 'אברהם',
};

const WITH_MORE_TEXTS: ReadonlySet<string> = new Set([
  'a new robot: name',
  'a new message: content',
  'a new message: senderName',
  'a changed profile: firstName',
  'a saved search: name',
]);

const NUMBERS: Values = {
  ...Object.fromEntries(
    [0, 1, -1, 0.5, 90, 3650, 3651, 1_000_000, 1_000_000.5].map((n) => [`the number ${n}`, n]),
  ),
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
};

/** Values of other types than text and numbers. */
const OTHERS: Values = {
  true: true,
  null: null,
  'an empty list': [],
  'a list of text': ['x'],
  'a place': { latitude: 1, longitude: 2 },
};

/** For fields that hold a list or several values: some values of each type, and lists and places that are not quite right. */
const COMPOUNDS: Values = {
  'no text': '',
  'a letter': 'x',
  'white space': ' \n ',
  'a script': 'javascript:alert(1)',
  'the number 0': 0,
  'the number 1': 1,
  'not a number': Number.NaN,
  ...OTHERS,
  'a list of nothing': [''],
  'a list of two lines': ['x\ny'],
  '31 texts': Array.from({ length: 31 }, (_, i) => `text ${i}`),
  '2001 characters of texts': ['x'.repeat(1000), 'y'.repeat(1000)],
  'no place': { latitude: 91, longitude: 2 },
  'half a place': { latitude: 1 },
};

/** The lengths of the longest texts that both backends store. */
const LONGEST: Readonly<Record<string, number>> = {
  'a new robot: name': 120,
  'a new robot: description': 5000,
  'a new robot: location': 200,
  'a new robot: pickupTime': 100,
  'a new robot: returnTime': 100,
  'a new message: id': 60,
  'a new message: content': 5000,
  'a new message: receiverName': 101,
  'a new message: robotId': 200,
  'a changed profile: firstName': 50,
  'a changed profile: lastName': 50,
  'a changed profile: bio': 2000,
  'a changed profile: location': 200,
  'a saved robot: id': 60,
  'a saved robot: name': 120,
  'a saved search: id': 500,
  'a saved search: name': 120,
  'something that is no longer saved: id': 500,
};

const NUMERIC: ReadonlySet<string> = new Set(['price', 'quantity', 'minRental', 'maxRental', 'at', 'seenAt']);
const COMPOUND: ReadonlySet<string> = new Set(['coordinates', 'images', 'features', 'dates']);

/** Longer ones of these fields are cut, and not refused. */
const CUT: ReadonlySet<string> = new Set(['a saved robot: name', 'a saved search: name']);

/**
 * Values of the field's own type, and some of each other one. The limits of other fields are no values: a text is compared with its
 * own limit alone, and a list in place of a text is refused whatever it holds.
 */
const valuesFor = (operation: string, field: string): Values => {
  if (COMPOUND.has(field)) return COMPOUNDS;
  if (NUMERIC.has(field)) return { ...NUMBERS, ...OTHERS, 'no text': '', 'a letter': 'x' };
  const longest = LONGEST[`${operation}: ${field}`];
  return {
    ...TEXTS,
    ...(WITH_MORE_TEXTS.has(`${operation}: ${field}`) && MORE_TEXTS),
    ...OTHERS,
    'the number 0': 0,
    'the number 1': 1,
    ...(longest && { 'the longest text': 'x'.repeat(longest), 'one too long': 'x'.repeat(longest + 1) }),
  };
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

/** Ids are among the values, so that no earlier run may have used them. */
const PROJECT = `demo-backend-parity-${Date.now()}`;

const onFirebase = () => open(() => createEmulatorClient(PROJECT));

const newRobot = ({ ada }: Backend): NewRobot => ({
  id: newRobotId(ada, ids),
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
  quantity: null,
  minRental: days(1),
  maxRental: days(100),
  pickupTime: '',
  returnTime: '',
});

/** The owner's id and a value, because an id without the owner's is refused whatever else it is. */
const newIdWith = ({ ada }: Backend, value: unknown): RobotId =>
  (typeof value === 'string' ? `${ada}_${value}` : value) as RobotId; // on purpose any value

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
      'quantity',
      'minRental',
      'maxRental',
      'pickupTime',
      'returnTime',
    ],
    ask: async (at, change) =>
      at.ports.robots.create({
        ...newRobot(at),
        ...change,
        ...('id' in change && { id: newIdWith(at, change.id) }),
      }),
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

const ALL_OPERATIONS = { ...OPERATIONS, ...SAVED_OPERATIONS };

test('every field with a limit or more texts is compared', () => {
  const compared = Object.entries(ALL_OPERATIONS).flatMap(([operation, { fields }]) =>
    fields.map((field) => `${operation}: ${field}`),
  );
  expect(
    [...Object.keys(LONGEST), ...CUT, ...WITH_MORE_TEXTS].filter((limited) => !compared.includes(limited)),
  ).toEqual([]);
});

describe.each(Object.entries(ALL_OPERATIONS))('%s', (operation, { fields, ask }) => {
  test.each(fields)('accepts or refuses the same values for %s as the other backend', async (field) => {
    const outcomes = async (at: Backend) => {
      const told: Record<string, string> = {};
      for (const [name, value] of Object.entries(valuesFor(operation, field))) {
        if (isTakenForElse(field, value)) continue;
        told[name] = await ask(at, { [field]: value }).then(
          () => 'taken',
          () => 'refused',
        );
      }
      return told;
    };
    const expected = await outcomes(embedded);
    expect(await outcomes(firebase)).toEqual(expected);
    // So the table of the longest texts is right.
    if ('the longest text' in expected)
      expect(expected).toMatchObject({
        'the longest text': 'taken',
        'one too long': CUT.has(`${operation}: ${field}`) ? 'taken' : 'refused',
      });
  });
});

test('holds the same saved robots and searches as the other backend', async () => {
  const stored = ({ ports, ada }: Backend) => ports.saved.get(ada);
  expect(await stored(firebase)).toEqual(await stored(embedded));
  expect((await stored(embedded)).searches.length).toBeGreaterThan(0);
});

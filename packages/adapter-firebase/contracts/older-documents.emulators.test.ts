import {
  deleteProfile,
  miles,
  robotId,
  UNKNOWN_TIME,
  type AuthUser,
  type NearestPage,
  type RankedCursor,
  type Robot,
  type SearchOrigin,
  type Username,
} from '@roborrow/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { Moment, plantDocuments, type PlantedDocument } from '../testing/emulators.ts';
import { storedDocuments } from '../testing/stored.ts';
import { placeKey, type FirebaseBackend } from '../src/index.ts';

/** Documents that earlier versions left in the database, on the emulators and under the rules. */
const projectId = `demo-older-${ids.next().slice(0, 12)}`;

let client: FirebaseBackend;
let ada: AuthUser;
/** The documents that cannot be decoded; some of the planted ones cannot. */
let skipped: string[];

beforeEach(async () => {
  skipped = [];
  client = createEmulatorClient(projectId, { onSkipped: ({ path }) => void skipped.push(path) });
  ada = await client.ports.auth.register(`${ids.next()}@example.com`, 'correct horse');
});
afterEach(() => client.close());

const plant = (...documents: readonly PlantedDocument[]) => plantDocuments(projectId, documents);

const oldProfile = (fields: PlantedDocument['fields']): PlantedDocument => ({
  path: `users/${ada.uid}`,
  fields: {
    firstName: 'Ada',
    lastName: 'Park',
    displayName: 'Ada Park',
    bio: '',
    avatar: '',
    location: '',
    expertise: 'beginner',
    ...fields,
  },
});

const oldRobot = (id: string, fields: PlantedDocument['fields'] = {}): PlantedDocument => ({
  path: `robots/${id}`,
  fields: {
    ownerId: ada.uid,
    name: id,
    description: 'Mows.',
    category: 'service',
    price: 20,
    location: 'Apex, NC, USA',
    latitude: 35.73,
    longitude: -78.85,
    isAvailable: true,
    rating: 5,
    createdAt: new Moment(1_600_000_000_000),
    ...fields,
  },
});

const namesOf = (robots: readonly Robot[]): readonly string[] => robots.map(({ name }) => name).sort();
const APEX: SearchOrigin = { coordinates: { latitude: 35.73, longitude: -78.85 }, radius: miles(25) };
const TIMES = { 'in-text': '2020-09-13T12:26:40Z', 'in-ms': 1_500_000_000_000, unknown: null };

describe('a profile of an older version', () => {
  it.each([
    ['null for a username', { username: null }],
    ['no username and no times', {}],
  ])('with %s is read, and can claim a name', async (_, fields) => {
    await plant(oldProfile(fields));
    const { users } = client.ports;
    expect(await users.get(ada.uid)).toMatchObject({ username: null, createdAt: UNKNOWN_TIME });
    const name = `n${ids.next().slice(0, 12).toLowerCase()}` as Username; // letters and digits
    await users.claimUsername(ada.uid, name);
    expect((await users.get(ada.uid))?.username).toBe(name);
    expect(skipped).toEqual([]);
  });
});

describe('a listing of an older version', () => {
  it('is found by its owner and in its category, with any time and any case of its category', async () => {
    const owner = ada.uid;
    await plant(
      ...Object.entries(TIMES).map(([name, createdAt]) => oldRobot(`${owner}-${name}`, { createdAt })),
    );
    const all = Object.keys(TIMES)
      .map((name) => `${owner}-${name}`)
      .sort();
    const { robots } = client.ports;
    const own = (found: readonly Robot[]) => namesOf(found.filter(({ ownerId }) => ownerId === owner));
    expect((await robots.listByOwner(owner)).map(({ name }) => name)).toEqual(
      ['in-text', 'in-ms', 'unknown'].map((name) => `${owner}-${name}`),
    );
    expect(own(await robots.listAvailableByOwner(owner))).toEqual(all);
    expect((await robots.countAvailable()).Service).toBeGreaterThanOrEqual(3);
    expect(skipped).toEqual([]);
  });

  it('is found near a place, in pages too, once the migration has given it a key, a time and its category', async () => {
    const owner = ada.uid;
    // The same point with any time, as a town's robots share its centre; `none` has no such field.
    const old = Object.entries({ ...TIMES, none: undefined }).map(([name, createdAt]) => {
      const { path, fields } = oldRobot(`${owner}-${name}`, { createdAt: createdAt ?? null });
      const { createdAt: _, ...timeless } = fields;
      return { path, fields: createdAt === undefined ? timeless : fields };
    });
    const id = robotId(`${owner}-none`);
    await plant(...old);
    const { robots } = client.ports;
    const near = async (origin: SearchOrigin, category: Robot['category'] | null = 'Service') => {
      const ids: string[] = [];
      for (let after: RankedCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
        const page: NearestPage = await robots.listNearest({
          origin,
          limit: 1,
          ...(category && { category }),
          ...(after && { after }),
        });
        ids.push(
          ...page.found
            .map(({ robot }) => robot)
            .filter(({ ownerId }) => ownerId === owner)
            .map((one) => one.id),
        );
        after = page.next;
      }
      return ids.sort();
    };
    const beside = { ...APEX, coordinates: { ...APEX.coordinates, latitude: 35.8 } };
    expect(await robots.get(id)).toMatchObject({ name: id, createdAt: UNKNOWN_TIME });
    expect(await robots.listAvailableByOwner(owner)).toHaveLength(4);
    expect(await near(APEX)).toEqual([]);
    expect(await near(beside)).toEqual([]);
    // Nor in any category: those at the point itself are asked for without a key.
    expect(await near(APEX, null)).toEqual([]);
    const key = placeKey({ latitude: 35.73, longitude: -78.85 });
    await plant(
      ...old.map(({ path, fields }, i) => ({
        path,
        fields: {
          ...fields,
          category: 'Service',
          placeKey: key,
          createdAt: new Moment(1_600_000_000_000 + i),
        },
      })),
    );
    const all = old.map(({ path }) => path.slice('robots/'.length)).sort();
    expect(await near(APEX)).toEqual(all);
    expect(await near(beside)).toEqual(all);
    expect(await near(APEX, 'Hobby')).toEqual([]);
    expect(skipped).toEqual([]);
  });

  it('does not stop the pages of newest robots', async () => {
    await plant(
      oldRobot(`${ada.uid}-text`, { createdAt: '2020-09-13T12:26:40Z' }),
      oldRobot(`${ada.uid}-ms`, { createdAt: 1_500_000_000_000 }),
      ...[1, 2, 3].map((day) =>
        oldRobot(`${ada.uid}-${day}`, { createdAt: new Moment(1_600_000_000_000 + day) }),
      ),
    );
    const { robots } = client.ports;
    const found: Robot[] = [];
    for (let page = await robots.listAvailable({ order: 'newest', limit: 1, category: 'Service' }); ;) {
      found.push(...page.robots);
      if (!page.next || found.length > 20) break;
      page = await robots.listAvailable({ order: 'newest', limit: 1, category: 'Service', after: page.next });
    }
    const own = found.filter(({ ownerId }) => ownerId === ada.uid).map(({ name }) => name);
    expect(own).toEqual([3, 2, 1].map((day) => `${ada.uid}-${day}`));
  });

  it('can be paused by its owner', async () => {
    const id = robotId(`${ada.uid}-paused`);
    await plant(oldProfile({}), oldRobot(id));
    await client.ports.robots.update(id, { isAvailable: false });
    expect(await client.ports.robots.get(id)).toMatchObject({ isAvailable: false, category: 'Service' });
  });
});

describe('deleting a profile (D18)', () => {
  it('removes documents that cannot be decoded, and frees the username of such a profile', async () => {
    const name = `n${ids.next().slice(0, 12).toLowerCase()}` as Username; // letters and digits
    const message = { content: 7, senderId: ada.uid, receiverId: 'unknown-user', isRead: 'no' };
    await plant(
      // An invalid bio, and a username that was not normalised.
      oldProfile({ username: ` ${name.toUpperCase()}`, bio: 7 }),
      { path: `usernames/${name}`, fields: { uid: ada.uid } },
      { path: `users/${ada.uid}/private/contact`, fields: { email: null } },
      oldRobot(`${ada.uid}-humanoid`, { category: 'Humanoid' }),
      oldRobot(`${ada.uid}-price`, { price: '20' }),
      oldRobot(`${ada.uid}-bare`, { createdAt: null, name: null, isAvailable: null }),
      { path: `messages/${ada.uid}-sent`, fields: message },
      { path: `messages/${ada.uid}-received`, fields: { senderId: 'unknown-user', receiverId: ada.uid } },
    );
    expect(await client.ports.users.get(ada.uid)).toBeNull();
    expect(await client.ports.robots.listByOwner(ada.uid)).toEqual([]);

    expect(await deleteProfile(client.ports)({ user: ada, proof: null })).toEqual({
      ok: true,
      value: undefined,
    });

    const left = await Promise.all(
      ['users', 'usernames', 'robots', 'messages', `users/${ada.uid}/private`].map((path) =>
        storedDocuments(projectId, path),
      ),
    );
    // What others sent is theirs (D684).
    const others = left.flat().filter(({ id }) => id !== `${ada.uid}-received`);
    expect(JSON.stringify(others)).not.toContain(ada.uid);
    expect((await storedDocuments(projectId, 'usernames')).map(({ id }) => id)).not.toContain(name);
  });
});

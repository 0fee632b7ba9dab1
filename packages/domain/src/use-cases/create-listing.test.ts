import { describe, expect, it } from 'vitest';
import { ada, adaRobot, adaRobotForm, picture } from '../../testing/examples.ts';
import { foundAt } from '../../testing/places.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import { robotId } from '../ids.ts';
import type { AnalyticsEvent } from '../ports/analytics.ts';
import type { IdsPort } from '../ports/ids.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { MessagesPort } from '../ports/messages.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import { FREE_CALENDAR } from '../dates/robot-calendar.ts';
import { robotDefaults, type Robot } from '../robots/robot.ts';
import { finishPendingImages } from './finish-pending-images.ts';
import { createListing, type CreateListingInput } from './create-listing.ts';

const unavailable = new PortError('unavailable');
const input: CreateListingInput = {
  robotId: adaRobot.id,
  ownerId: ada.uid,
  form: adaRobotForm,
  images: [picture, picture],
};

interface Changes {
  readonly robots?: Partial<RobotsPort>;
  readonly images?: Partial<ImagesPort>;
  readonly places?: Partial<PlacesPort>;
}

/** In-memory stores of listings and pictures; `changes` make single operations fail. */
const world = () => {
  const robots = new Map<string, Robot>();
  const pictures = new Set<string>();
  const logged: AnalyticsEvent[] = [];
  let ids = 0;
  const pendingImages = createPendingImages();
  const store = {
    create: async (robot) => {
      const { createdAt, updatedAt } = adaRobot;
      const stored = robots.get(robot.id) ?? {
        ...robot,
        ...robotDefaults,
        ...FREE_CALENDAR,
        createdAt,
        updatedAt,
      };
      robots.set(robot.id, stored);
      return stored;
    },
    update: async (id, change) => {
      robots.set(id, { ...(robots.get(id) ?? adaRobot), ...change });
    },
    get: async (id) => robots.get(id) ?? null,
  } satisfies Partial<RobotsPort>;
  const album = {
    uploadRobotImage: async (_owner, id, _image, { id: upload } = {}) => {
      const url = `https://pictures.example/${id}-${upload}`;
      pictures.add(url);
      return url;
    },
    delete: async (url) => void pictures.delete(url),
    deleteUploads: async (_owner, ids) => {
      for (const url of pictures) if (ids.some((id) => url.endsWith(`-${id}`))) pictures.delete(url);
    },
  } satisfies Partial<ImagesPort>;
  const create = (changes: Changes = {}) =>
    createListing({
      robots: stub<RobotsPort>({ ...store, ...changes.robots }),
      images: stub<ImagesPort>({ ...album, ...changes.images }),
      places: stub<PlacesPort>({
        geocode: async () => foundAt({ latitude: 35.7, longitude: -78.9 }),
        ...changes.places,
      }),
      analytics: { log: (event) => void logged.push(event) },
      ids: { next: () => `${(ids += 1)}` },
      pendingImages,
    });
  /** D23: every stored picture is shown by a listing, and every picture that a listing shows is stored. */
  const expectNoOrphans = () => {
    expect([...pictures].sort()).toEqual([...robots.values()].flatMap(({ images }) => images).sort());
  };
  return { create, robots, pictures, logged, store, album, pendingImages, expectNoOrphans };
};

describe('creating a listing', () => {
  it('geocodes the place, uploads the pictures and writes the listing', async () => {
    const { create, robots, logged, expectNoOrphans } = world();
    const listed = {
      ...adaRobot,
      images: ['https://pictures.example/robot1-1', 'https://pictures.example/robot1-2'],
    };
    expect(await create()(input)).toEqual(ok(listed));
    expect([...robots.values()]).toEqual([listed]);
    expect(logged).toEqual([{ name: 'create_listing' }]);
    expectNoOrphans();
  });

  it('keeps the order of the pictures, however long each upload takes', async () => {
    const { create } = world();
    const waits = [30, 0, 10];
    const uploadRobotImage: ImagesPort['uploadRobotImage'] = async (_owner, _id, image) => {
      const index = image.bytes[0] ?? 0;
      for (let tick = 0; tick < (waits[index] ?? 0); tick += 1) await Promise.resolve();
      return `picture ${index}`;
    };
    const images = waits.map((_, index) => ({ ...picture, bytes: new Uint8Array([index]) }));
    const listed = await create({ images: { uploadRobotImage } })({ ...input, images });
    expect(listed.ok && listed.value.images).toEqual(['picture 0', 'picture 1', 'picture 2']);
  });

  it('sends no request while the form is invalid', async () => {
    const unused = stub<RobotsPort & ImagesPort & PlacesPort & IdsPort>({});
    const ports = {
      robots: unused,
      images: unused,
      places: unused,
      ids: unused,
      analytics: { log: () => {} },
      pendingImages: createPendingImages(),
    };
    expect(await createListing(ports)({ ...input, form: { ...adaRobotForm, name: ' ' } })).toEqual(
      err({ kind: 'invalid', issues: [{ field: 'name', tag: 'required' }] }),
    );
  });

  it.each<[string, PlacesPort['geocode'], string]>([
    ['is not known', async () => UNKNOWN_PLACE, 'place-unknown'],
    ['cannot be looked up', () => Promise.reject(unavailable), 'geocoding-failed'],
  ])('stores nothing when the place %s', async (_, geocode, kind) => {
    const { create, robots, pictures } = world();
    expect(await create({ places: { geocode } })(input)).toEqual(err({ kind, location: 'Apex, NC, USA' }));
    expect([robots.size, pictures.size]).toEqual([0, 0]);
  });

  it.each([
    [new PortError('not-signed-in'), { kind: 'not-signed-in' }],
    [new PortError('forbidden'), { kind: 'port', error: new PortError('forbidden') }],
    [new PortError('failed'), { kind: 'port', error: new PortError('failed') }],
  ])(
    'returns the error when the store rejects with $kind, and leaves no pictures',
    async (refusal, error) => {
      const { create, logged, expectNoOrphans } = world();
      expect(await create({ robots: { create: () => Promise.reject(refusal) } })(input)).toEqual(err(error));
      expect(logged).toEqual([]);
      expectNoOrphans();
    },
  );

  it.each([0, 1])('leaves no pictures when upload %i fails', async (failing) => {
    const { create, album, robots, expectNoOrphans } = world();
    let upload = 0;
    const uploadRobotImage: ImagesPort['uploadRobotImage'] = (...args) =>
      upload++ === failing ? Promise.reject(unavailable) : album.uploadRobotImage(...args);
    expect(await create({ images: { uploadRobotImage } })(input)).toEqual(
      err({ kind: 'port', error: unavailable }),
    );
    expect(robots.size).toBe(0);
    expectNoOrphans();
  });

  it('leaves no picture of an upload that succeeded without an answer', async () => {
    const { create, album, expectNoOrphans } = world();
    const uploadRobotImage: ImagesPort['uploadRobotImage'] = async (...args) => {
      await album.uploadRobotImage(...args);
      throw unavailable;
    };
    expect((await create({ images: { uploadRobotImage } })(input)).ok).toBe(false);
    expectNoOrphans();
  });
});

describe('creating a listing after a lost answer', () => {
  /** Writes and then loses the answer; with `isBlind` the read afterwards fails too. */
  const losing = ({ store }: ReturnType<typeof world>, isBlind: boolean): Partial<RobotsPort> => {
    let hasWritten = false;
    return {
      create: async (robot) => {
        await store.create(robot);
        hasWritten = true;
        throw unavailable;
      },
      get: async (id) => {
        if (hasWritten && isBlind) throw unavailable;
        return store.get(id);
      },
    };
  };

  it('finds without a retry that the listing exists', async () => {
    const here = world();
    const listed = await here.create({ robots: losing(here, false) })(input);
    expect(listed.ok && listed.value.images).toHaveLength(2);
    here.expectNoOrphans();
  });

  it('keeps the pictures while the result is unknown, and a retry duplicates neither listing nor pictures', async () => {
    const here = world();
    expect(await here.create({ robots: losing(here, true) })(input)).toEqual(
      err({ kind: 'port', error: unavailable }),
    );
    here.expectNoOrphans();
    expect((await here.create()(input)).ok).toBe(true);
    expect(here.robots.size).toBe(1);
    here.expectNoOrphans();
  });

  it("updates the listing to the form's content at the retry", async () => {
    const here = world();
    await here.create({ robots: losing(here, true) })(input);
    const form = { ...adaRobotForm, price: '30' };
    const listed = await here.create()({ ...input, form, images: [picture] });
    expect(listed.ok && listed.value).toMatchObject({ price: 30, createdAt: adaRobot.createdAt });
    expect(here.robots.get(adaRobot.id)).toMatchObject({ price: 30, images: [expect.any(String)] });
    here.expectNoOrphans();
  });

  it('deletes at the next start the pictures of a failed creation', async () => {
    const here = world();
    const offline: Changes = {
      robots: { create: () => Promise.reject(unavailable), get: async () => null },
      images: { deleteUploads: () => Promise.reject(unavailable) },
    };
    expect((await here.create(offline)(input)).ok).toBe(false);
    expect(here.pictures.size).toBe(2);
    expect((await here.create()(input)).ok).toBe(true);
    expect(here.pictures.size).toBe(4);
    here.pendingImages.abandonAll();
    await finishPendingImages({
      robots: stub<RobotsPort>(here.store),
      images: stub<ImagesPort>(here.album),
      users: stub<UsersPort>({}),
      messages: stub<MessagesPort>({}),
      pendingImages: here.pendingImages,
    })(ada.uid);
    here.expectNoOrphans();
    expect(here.pendingImages.entries.size).toBe(0);
  });

  it('never deletes the pictures of another listing', async () => {
    const here = world();
    await here.create()({ ...input, robotId: robotId('robot10') });
    const create = () => Promise.reject(new PortError('failed'));
    await here.create({ robots: { create } })(input);
    expect(here.pictures.size).toBe(2);
    here.expectNoOrphans();
  });
});

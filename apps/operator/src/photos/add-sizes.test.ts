import { Timestamp } from '@google-cloud/firestore';
import { pictureForms } from '@roborrow/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ChangedMeanwhile, type Database, type Fields, type Write } from '../database.ts';
import { addSizes, type PhotosOptions } from './add-sizes.ts';
import type { Bucket } from './bucket.ts';

const BUCKET = 'demo.appspot.com';
const addressOf = (path: string, rest = '&token=0b1c-2d') =>
  `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media${rest}`;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

const world = async (
  documents: Readonly<Record<string, Fields>>,
  files: Readonly<Record<string, Uint8Array>>,
) => {
  const stored = new Map(Object.entries(documents));
  const pictures = new Map(Object.entries(files));
  const lines: string[] = [];
  const now = Timestamp.fromMillis(0);
  let refuse: (write: Write) => void = () => undefined;
  let failAfter = Number.POSITIVE_INFINITY;
  const database: Database = {
    async *list(collection) {
      for (const [path, fields] of stored)
        if (path.startsWith(`${collection}/`)) yield { path, fields, createTime: now, updateTime: now };
    },
    get: async () => null,
    commit: async (writes) => {
      for (const write of writes) {
        refuse(write);
        if (write.kind === 'change') stored.set(write.path, { ...stored.get(write.path), ...write.fields });
      }
    },
  };
  const bucket: Bucket = {
    read: async (path) => pictures.get(path) ?? null,
    write: async (path, bytes) => {
      if ((failAfter -= 1) < 0) throw new Error('interrupted');
      pictures.set(path, bytes);
    },
    remove: async (path) => void pictures.delete(path),
  };
  return {
    stored,
    pictures,
    lines,
    run: (options: Partial<PhotosOptions> = {}) =>
      addSizes(database, bucket, {
        bucketName: BUCKET,
        write: true,
        most: Number.POSITIVE_INFINITY,
        say: (line) => lines.push(line),
        ...options,
      }),
    refuseWith: (refusal: typeof refuse) => (refuse = refusal),
    interruptAfter: (writes: number) => (failAfter = writes),
  };
};

const ROVER = 'robots/ada/1_rover_a.jpg';
const FACE = 'avatars/ada/1_a.jpg';
const older = async () =>
  world(
    {
      'robots/rover': { name: 'Rover', images: [addressOf(ROVER), 'https://example.com/a.jpg'] },
      'users/ada': { avatar: addressOf(FACE, '') },
      'users/bob': { avatar: '' },
    },
    { [ROVER]: await photo(1600, 1200), [FACE]: await photo(512, 512) },
  );
const imagesOf = ({ stored }: { readonly stored: ReadonlyMap<string, Fields> }, path: string) =>
  stored.get(path)?.['images'] as readonly string[]; // as it was planted

test('photos of before get their sizes, and nothing else of their documents changes (D747)', async () => {
  const it = await older();
  expect(await it.run({ write: false })).toMatchObject({ documents: 2, pictures: 2, problems: 0 });
  expect(it.pictures.size).toBe(2);
  expect(await it.run()).toEqual({ documents: 2, pictures: 2, problems: 0, isWhole: true });
  const [rover = '', foreign] = imagesOf(it, 'robots/rover');
  expect(foreign).toBe('https://example.com/a.jpg');
  expect(rover).not.toContain('token');
  expect(pictureForms(rover)).toMatchObject({
    size: { width: 1600, height: 1200 },
    smaller: [{ width: 480 }, { width: 960 }],
  });
  expect(it.stored.get('robots/rover')?.['name']).toBe('Rover');
  expect(pictureForms(String(it.stored.get('users/ada')?.['avatar'])).smaller).toMatchObject([
    { width: 128 },
  ]);
  expect([...it.pictures.keys()].toSorted()).toEqual(
    [
      FACE,
      FACE.replace('.', '-128.'),
      ROVER,
      ROVER.replace('.', '-480.'),
      ROVER.replace('.', '-960.'),
    ].toSorted(),
  );
  const { width, height } = await sharp(it.pictures.get(ROVER.replace('.', '-480.'))).metadata();
  expect([width, height]).toEqual([480, 360]);
  // A further run has nothing to do.
  expect(await it.run()).toMatchObject({ documents: 0, pictures: 0 });
});

test('a run may be interrupted, also between two sizes, and the next one goes on (D747)', async () => {
  const it = await older();
  it.interruptAfter(1);
  await expect(it.run()).rejects.toThrow('interrupted');
  expect(imagesOf(it, 'robots/rover')[0]).toBe(addressOf(ROVER));
  it.interruptAfter(Number.POSITIVE_INFINITY);
  expect(await it.run({ most: 1 })).toMatchObject({ documents: 1, isWhole: false });
  expect(await it.run({ most: 1 })).toMatchObject({ documents: 1, isWhole: true });
  expect(it.pictures.size).toBe(5);
});

test('sizes of a picture that its owner deleted meanwhile are deleted, too (D742)', async () => {
  const it = await older();
  it.refuseWith(({ path }) => {
    if (path !== 'robots/rover') return;
    it.pictures.delete(ROVER);
    throw new ChangedMeanwhile();
  });
  expect(await it.run()).toMatchObject({ documents: 1, problems: 1 });
  expect([...it.pictures.keys()].filter((path) => path.startsWith('robots/'))).toEqual([]);
});

test('what is no picture, is gone, or is larger than any that is shown stays as it is (D152, D747)', async () => {
  const names = ['text', 'gone', 'large', 'cut'].map((name) => `robots/ada/1_rover_${name}.jpg`);
  const [text = '', , large = '', cut = ''] = names;
  const images = names.map((name) => addressOf(name));
  const it = await world(
    { 'robots/rover': { images } },
    {
      [text]: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      [large]: await photo(1601, 10),
      [cut]: (await photo(1600, 1200)).subarray(0, 900),
    },
  );
  expect(await it.run()).toMatchObject({ documents: 0, problems: 4 });
  expect(imagesOf(it, 'robots/rover')).toEqual(images);
  expect(it.pictures.size).toBe(3);
});

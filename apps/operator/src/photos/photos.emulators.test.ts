import { emulatorHosts, plantDocuments } from '@roborrow/adapter-firebase/testing';
import { pictureForms } from '@roborrow/domain';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { addSizes } from './add-sizes.ts';
import { openBucket } from './bucket.ts';

const BUCKET = 'demo-roborrow.appspot.com';

test('sizes are stored on the emulator, where every visitor gets them (D747)', async () => {
  const projectId = `demo-photos-${Date.now()}`;
  const path = `robots/ada/${Date.now()}_rover_a.jpg`;
  const bucket = openBucket(BUCKET);
  const whole = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await bucket.write(path, whole);
  const address = `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=1`;
  await plantDocuments(projectId, [{ path: 'robots/rover', fields: { images: [address] } }]);
  const database = openDatabase(projectId);
  try {
    const options = { bucketName: BUCKET, write: true, most: 10, say: () => undefined };
    expect(await addSizes(database, bucket, options)).toMatchObject({ documents: 1, pictures: 1 });
    const images = (await database.get('robots/rover'))?.fields['images'];
    const [{ url, smaller } = pictureForms('')] = Array.isArray(images) ? images.map(pictureForms) : [];
    expect(smaller.map(({ width }) => width)).toEqual([480]);
    for (const seen of [url, ...smaller.map((one) => one.url)]) {
      const { storage } = emulatorHosts();
      const answer = await fetch(seen.replace('https://firebasestorage.googleapis.com', `http://${storage}`));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable'); // D762
    }
    for (const { width } of smaller) await bucket.remove(path.replace('.jpg', `-${width}.jpg`));
    await bucket.remove(path);
    expect(await bucket.read(path, 1)).toBeNull();
  } finally {
    await database.close();
  }
});

import { epochMs, imageId, pictureForms } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { createPictureStart } from '../src/public.ts';
import { REPLACEABLE } from '../src/rest/picture-start.ts';
import { createEmulatorClient, ids } from '../testing/emulator-client.ts';
import { BUCKET, emulatorHosts } from '../testing/emulators.ts';

it('the beginning of each size of a picture is read without an account, and browsers keep all of it (D760, D762)', async () => {
  const { ports, close } = createEmulatorClient(`demo-picture-start-${ids.next().slice(0, 12)}`);
  const read = createPictureStart({ bucket: BUCKET, emulators: emulatorHosts() });
  const { signal } = new AbortController();
  try {
    const { uid } = await ports.auth.register(`${ids.next()}@example.com`, 'correct horse');
    const placeholder = 'A'.repeat(48);
    const smaller = [{ width: 128, bytes: Uint8Array.of(1, 2, 3, 4, 5) }];
    const image = {
      contentType: 'image/jpeg' as const,
      bytes: Uint8Array.of(6, 7, 8, 9, 10),
      sizes: { whole: { width: 512, height: 512 }, placeholder, smaller },
    };
    const address = await ports.images.uploadAvatar(uid, image, { id: imageId(ids.next()) });
    const { url, smaller: stored } = pictureForms(address);
    const addresses = [url, ...stored.map((one) => one.url)];
    const tomorrow = Date.now() + REPLACEABLE + 1;
    expect(await Promise.all(addresses.map((one) => read(one, 3, tomorrow, signal)))).toEqual([
      Uint8Array.of(6, 7, 8),
      Uint8Array.of(1, 2, 3),
    ]);
    for (const one of addresses) {
      expect(await read(one, 3, Date.now(), signal)).toBeNull();
      const { headers } = await fetch(one);
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    }
    await ports.images.delete(address);
    expect(await read(url, 3, tomorrow, signal)).toBeNull();
  } finally {
    await close();
  }
});

it('a picture is stored also by a device whose clock is days slow (D761)', async () => {
  const { ports, close } = createEmulatorClient(`demo-slow-clock-${ids.next().slice(0, 12)}`, {
    clock: { now: () => epochMs(Date.now() - 3 * REPLACEABLE) },
  });
  try {
    const { uid } = await ports.auth.register(`${ids.next()}@example.com`, 'correct horse');
    const image = { contentType: 'image/jpeg' as const, bytes: Uint8Array.of(1, 2, 3) };
    const address = await ports.images.uploadAvatar(uid, image);
    expect(new Uint8Array(await (await fetch(address)).arrayBuffer())).toEqual(image.bytes);
  } finally {
    await close();
  }
});

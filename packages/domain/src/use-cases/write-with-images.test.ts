import { expect, it, vi } from 'vitest';
import { PortError, type PortErrorKind } from '../ports/port-error.ts';
import { writeWithImages } from './write-with-images.ts';

const refuse = (kind: PortErrorKind) => () => Promise.reject(new PortError(kind));
const steps = { readStored: async () => null as string | null, discardImages: async () => {} };

it('answers what was written and keeps the pictures', async () => {
  const discardImages = vi.fn(steps.discardImages);
  expect(await writeWithImages({ ...steps, write: async () => 'stored', discardImages })).toBe('stored');
  expect(discardImages).not.toHaveBeenCalled();
});

it('discards the pictures of a write that was refused, without looking', async () => {
  const discardImages = vi.fn(steps.discardImages);
  const readStored = vi.fn(steps.readStored);
  await expect(
    writeWithImages({ write: refuse('forbidden'), readStored, discardImages }),
  ).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(discardImages).toHaveBeenCalledOnce();
  expect(readStored).not.toHaveBeenCalled();
});

it('finds what was stored although the answer got lost', async () => {
  const discardImages = vi.fn(steps.discardImages);
  const readStored = async () => 'stored';
  expect(await writeWithImages({ write: refuse('unavailable'), readStored, discardImages })).toBe('stored');
  expect(discardImages).not.toHaveBeenCalled();
});

it('discards the pictures when looking shows that nothing was stored', async () => {
  const discardImages = vi.fn(steps.discardImages);
  const written = writeWithImages({ ...steps, write: refuse('unavailable'), discardImages });
  await expect(written).rejects.toMatchObject({ kind: 'unavailable' });
  expect(discardImages).toHaveBeenCalledOnce();
});

it('keeps the pictures while nobody knows, and answers with the first refusal', async () => {
  const discardImages = vi.fn(steps.discardImages);
  const written = writeWithImages({
    write: refuse('unavailable'),
    readStored: refuse('failed'),
    discardImages,
  });
  await expect(written).rejects.toMatchObject({ kind: 'unavailable' });
  expect(discardImages).not.toHaveBeenCalled();
});

it('answers with the refusal even when the pictures cannot be discarded', async () => {
  const written = writeWithImages({
    ...steps,
    write: refuse('forbidden'),
    discardImages: refuse('unavailable'),
  });
  await expect(written).rejects.toMatchObject({ kind: 'forbidden' });
});

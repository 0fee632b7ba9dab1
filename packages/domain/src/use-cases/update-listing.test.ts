import { describe, expect, it } from 'vitest';
import { ada, adaRobot, adaRobotForm, picture } from '../../testing/examples.ts';
import { foundAt } from '../../testing/places.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import type { RobotsPort } from '../ports/robots.ts';
import { err, ok } from '../result.ts';
import type { Robot, RobotChanges } from '../robots/robot.ts';
import { updateListing, type UpdateListingInput } from './update-listing.ts';

const unavailable = new PortError('unavailable');
const previous: Robot = { ...adaRobot, images: ['one', 'two'] };
const input: UpdateListingInput = {
  robotId: previous.id,
  ownerId: ada.uid,
  form: { ...adaRobotForm, price: '30' },
  images: ['two', picture],
  previous,
};
const raleigh = { latitude: 35.8, longitude: -78.6 };
const moved = {
  ...adaRobotForm,
  location: 'Raleigh, NC, USA',
  pickedPlace: {
    placeId: 'r',
    description: 'Raleigh, NC, USA',
    mainText: 'Raleigh',
    secondaryText: 'NC, USA',
  },
};

const world = (
  changes: { robots?: Partial<RobotsPort>; images?: Partial<ImagesPort>; places?: Partial<PlacesPort> } = {},
) => {
  const pictures = new Set(previous.images);
  const updates: RobotChanges[] = [];
  const update = updateListing({
    robots: stub<RobotsPort>({
      update: async (_, change) => void updates.push(change),
      get: async () => previous,
      ...changes.robots,
    }),
    images: stub<ImagesPort>({
      uploadRobotImage: async () => {
        pictures.add('three');
        return 'three';
      },
      delete: async (url) => void pictures.delete(url),
      deleteUploads: async (_, ids) => ids.forEach((id) => pictures.delete(id)),
      ...changes.images,
    }),
    places: stub<PlacesPort>(changes.places ?? {}),
    ids: { next: () => 'three' },
    pendingImages: createPendingImages(),
  });
  return { update, pictures, updates };
};

describe('updating a listing', () => {
  it('stores the changes, uploads the new pictures and deletes the removed ones', async () => {
    const { update, pictures, updates } = world();
    expect(await update(input)).toEqual(ok({ ...previous, price: 30, images: ['two', 'three'] }));
    expect(updates).toMatchObject([
      { price: 30, images: ['two', 'three'], coordinates: previous.coordinates },
    ]);
    expect([...pictures]).toEqual(['two', 'three']);
  });

  it('stores a changed order of the pictures', async () => {
    const { update, pictures } = world();
    const answered = await update({ ...input, images: ['two', 'one'] });
    expect(answered.ok && answered.value.images).toEqual(['two', 'one']);
    expect(pictures.size).toBe(2);
  });

  it('makes a new picture the cover where the owner put it first', async () => {
    const { update, updates } = world();
    await update({ ...input, images: [picture, 'two', 'one'] });
    expect(updates).toMatchObject([{ images: ['three', 'two', 'one'] }]);
  });

  it('sends no protected field', async () => {
    const { update, updates } = world();
    await update(input);
    for (const field of [
      'id',
      'ownerId',
      'createdAt',
      'rating',
      'reviewCount',
      'totalRentals',
      'isAvailable',
    ]) {
      expect(updates[0]).not.toHaveProperty(field);
    }
  });

  it('geocodes a location that changed, or that had no coordinates', async () => {
    const { update } = world({ places: { geocode: async () => foundAt(raleigh) } });
    const answered = await update({ ...input, form: moved });
    expect(answered.ok && answered.value.coordinates).toEqual(raleigh);
    const ungeocoded = await update({ ...input, previous: { ...previous, coordinates: null } });
    expect(ungeocoded.ok && ungeocoded.value.coordinates).toEqual(raleigh);
  });

  it.each<[string, PlacesPort['geocode'], string]>([
    ['is not known', async () => UNKNOWN_PLACE, 'place-unknown'],
    ['cannot be looked up', () => Promise.reject(unavailable), 'geocoding-failed'],
  ])('stores nothing when the new place %s', async (_, geocode, kind) => {
    const { update, pictures, updates } = world({ places: { geocode } });
    expect(await update({ ...input, form: moved })).toEqual(err({ kind, location: 'Raleigh, NC, USA' }));
    expect([updates.length, pictures.size]).toEqual([0, 2]);
  });

  it('sends no request while the form is invalid', async () => {
    const { update, updates } = world();
    expect(await update({ ...input, form: { ...adaRobotForm, price: '0' } })).toEqual(
      err({ kind: 'invalid', issues: [{ field: 'price', tag: 'below-minimum' }] }),
    );
    expect(updates).toEqual([]);
  });

  it.each([
    [new PortError('not-signed-in'), { kind: 'not-signed-in' }],
    [new PortError('forbidden'), { kind: 'port', error: new PortError('forbidden') }],
  ])(
    'returns the error when the store rejects with $kind, and deletes only the new pictures',
    async (refusal, error) => {
      const { update, pictures } = world({ robots: { update: () => Promise.reject(refusal) } });
      expect(await update(input)).toEqual(err(error));
      expect([...pictures]).toEqual(['one', 'two']);
    },
  );

  it('stores nothing when an upload fails', async () => {
    const uploadRobotImage = () => Promise.reject(unavailable);
    const { update, pictures, updates } = world({ images: { uploadRobotImage } });
    expect(await update(input)).toEqual(err({ kind: 'port', error: unavailable }));
    expect([updates.length, pictures.size]).toEqual([0, 2]);
  });

  it('succeeds even if a removed picture cannot be deleted', async () => {
    const { update } = world({ images: { delete: () => Promise.reject(unavailable) } });
    expect((await update(input)).ok).toBe(true);
  });
});

describe('updating a listing after a lost answer', () => {
  const lost = { update: () => Promise.reject(unavailable) };

  it('finds without a retry that the update was stored', async () => {
    const get = async () => ({ ...previous, images: ['two', 'three'] });
    const { update, pictures } = world({ robots: { ...lost, get } });
    expect((await update(input)).ok).toBe(true);
    expect([...pictures]).toEqual(['two', 'three']);
  });

  it('cannot find out without a new picture, and reports that there was no answer', async () => {
    const { update } = world({ robots: lost });
    const answered = await update({ ...input, images: ['one', 'two'] });
    expect(answered).toEqual(err({ kind: 'port', error: unavailable }));
  });

  it('deletes the new pictures when the update was not stored', async () => {
    const { update, pictures } = world({ robots: lost });
    expect(await update(input)).toEqual(err({ kind: 'port', error: unavailable }));
    expect([...pictures]).toEqual(['one', 'two']);
  });

  it('deletes nothing while the result is unknown', async () => {
    const { update, pictures } = world({ robots: { ...lost, get: () => Promise.reject(unavailable) } });
    expect(await update(input)).toEqual(err({ kind: 'port', error: unavailable }));
    expect(pictures.size).toBe(3);
  });
});

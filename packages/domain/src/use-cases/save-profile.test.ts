import { describe, expect, it, vi } from 'vitest';
import { adaOwnProfile, adaProfile, picture } from '../../testing/examples.ts';
import { foundAt } from '../../testing/places.ts';
import { createPendingImages } from '../../testing/pending-images.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import type { ImagesPort } from '../ports/images.ts';
import type { PlacesPort } from '../ports/places.ts';
import { PortError } from '../ports/port-error.ts';
import type { UsersPort } from '../ports/users.ts';
import { err, ok } from '../result.ts';
import type { ProfileChanges } from '../users/profile.ts';
import { saveProfile, type SaveProfileInput } from './save-profile.ts';

const apex = { latitude: 35.7, longitude: -78.9 };
const OLD = 'https://pictures.example/old.webp';
const NEW = 'https://pictures.example/new.webp';
const unavailable = new PortError('unavailable');

const input: SaveProfileInput = {
  profile: { ...adaOwnProfile, avatar: OLD },
  form: { firstName: ' Ada ', lastName: 'King', bio: '', location: ' Apex, NC ', expertise: 'expert' },
  avatar: { kind: 'keep' },
};
const saved: ProfileChanges = {
  firstName: 'Ada',
  lastName: 'King',
  bio: '',
  location: 'Apex, NC',
  expertise: 'expert',
  coordinates: apex,
  avatar: OLD,
};

const springfield = { description: 'Springfield, MO, USA', coordinates: apex };

const world = (
  changes: { users?: Partial<UsersPort>; places?: Partial<PlacesPort>; images?: Partial<ImagesPort> } = {},
) => {
  const pictures = new Set([OLD]);
  const updates: ProfileChanges[] = [];
  const save = saveProfile({
    users: stub<UsersPort>({ update: async (_, change) => void updates.push(change), ...changes.users }),
    places: stub<PlacesPort>({
      geocode: async (address) => (address === 'Apex, NC' ? foundAt(apex) : UNKNOWN_PLACE),
      ...changes.places,
    }),
    images: stub<ImagesPort>({
      uploadAvatar: async () => {
        pictures.add(NEW);
        return NEW;
      },
      delete: async (url) => void pictures.delete(url),
      deleteUploads: async () => void pictures.delete(NEW),
      ...changes.images,
    }),
    ids: { next: () => 'new' },
    pendingImages: createPendingImages(),
  });
  return { save, pictures, updates };
};

describe('saving a profile', () => {
  it('stores the trimmed texts with the place’s coordinates', async () => {
    const { save, updates } = world();
    expect(await save(input)).toEqual(ok(saved));
    expect(updates).toEqual([saved]);
  });

  it('stores nothing while the form is invalid', async () => {
    const { save, updates } = world();
    expect(await save({ ...input, form: { ...input.form, firstName: ' ' } })).toEqual(
      err({ kind: 'invalid', issues: [{ field: 'firstName', tag: 'required' }] }),
    );
    expect(updates).toEqual([]);
  });

  it('clears the coordinates with an empty location, without a request', async () => {
    const geocode = vi.fn(async () => foundAt(apex));
    const { save } = world({ places: { geocode } });
    const profile = { ...input.profile, coordinates: apex };
    const answered = await save({ ...input, profile, form: { ...input.form, location: '  ' } });
    expect(answered).toEqual(ok({ ...saved, location: '', coordinates: null }));
    expect(geocode).not.toHaveBeenCalled();
  });

  it.each<[string, PlacesPort['geocode']]>([
    ['is not known', async () => UNKNOWN_PLACE],
    ['gets no answer', () => Promise.reject(unavailable)],
  ])('keeps the text and clears the coordinates of a place that %s', async (_, geocode) => {
    const { save } = world({ places: { geocode } });
    const profile = { ...input.profile, coordinates: apex };
    expect(await save({ ...input, profile })).toEqual(ok({ ...saved, coordinates: null }));
  });

  it('takes the most populous place of a name that several have (D41)', async () => {
    const geocode = async () => ({ kind: 'found', place: springfield, others: [springfield] }) as const;
    expect(await world({ places: { geocode } }).save(input)).toEqual(ok({ ...saved, coordinates: apex }));
  });

  it('asks back when a place is nearly called so, unless the text stays or was there before (D19)', async () => {
    const geocode = async () => ({ kind: 'unknown', didYouMean: springfield }) as const;
    const { save, updates } = world({ places: { geocode } });
    expect(await save(input)).toEqual(err({ kind: 'place-asked-back', didYouMean: springfield }));
    expect(updates).toEqual([]);
    const unplaced = ok({ ...saved, coordinates: null });
    expect(await save({ ...input, keepsUnknownPlace: true })).toEqual(unplaced);
    expect(await save({ ...input, profile: { ...input.profile, location: 'Apex, NC' } })).toEqual(unplaced);
  });

  it('has no point for a whole state (D618)', async () => {
    const form = { ...input.form, location: 'Maryland' };
    const { save } = world({ places: { geocode: async () => foundAt(apex) } });
    expect(await save({ ...input, form })).toEqual(ok({ ...saved, location: 'Maryland', coordinates: null }));
  });

  it('accepts a place at 0°', async () => {
    const nullIsland = { latitude: 0, longitude: 0 };
    const { save } = world({ places: { geocode: async () => foundAt(nullIsland) } });
    expect(await save(input)).toEqual(ok({ ...saved, coordinates: nullIsland }));
  });

  it.each([
    [new PortError('not-signed-in'), { kind: 'not-signed-in' }],
    [unavailable, { kind: 'port', error: unavailable }],
  ])('returns the error when the store rejects with $kind', async (refusal, error) => {
    const { save, pictures } = world({ users: { update: () => Promise.reject(refusal) } });
    expect(await save(input)).toEqual(err(error));
    expect([...pictures]).toEqual([OLD]);
  });
});

describe('the picture of a saved profile', () => {
  const replace: SaveProfileInput = { ...input, avatar: { kind: 'replace', image: picture } };

  it('stays when the form does not change it', async () => {
    const { save, pictures } = world();
    expect((await save(input)).ok).toBe(true);
    expect([...pictures]).toEqual([OLD]);
  });

  it('is replaced, and the old one is deleted', async () => {
    const { save, pictures } = world();
    expect(await save(replace)).toEqual(ok({ ...saved, avatar: NEW }));
    expect([...pictures]).toEqual([NEW]);
  });

  it('is removed', async () => {
    const { save, pictures } = world();
    expect(await save({ ...input, avatar: { kind: 'remove' } })).toEqual(ok({ ...saved, avatar: '' }));
    expect([...pictures]).toEqual([]);
  });

  it('is added if there was none', async () => {
    const { save, pictures } = world();
    expect(await save({ ...replace, profile: adaOwnProfile })).toEqual(ok({ ...saved, avatar: NEW }));
    expect(pictures.has(NEW)).toBe(true);
  });

  it('is saved even if the old one cannot be deleted', async () => {
    const { save } = world({ images: { delete: () => Promise.reject(unavailable) } });
    expect((await save(replace)).ok).toBe(true);
  });

  it('stops the save when the upload fails', async () => {
    const { save, updates } = world({ images: { uploadAvatar: () => Promise.reject(unavailable) } });
    expect(await save(replace)).toEqual(err({ kind: 'port', error: unavailable }));
    expect(updates).toEqual([]);
  });

  it('is deleted when the profile cannot be changed, and the old one stays', async () => {
    const { save, pictures } = world({ users: { update: () => Promise.reject(new PortError('forbidden')) } });
    expect((await save(replace)).ok).toBe(false);
    expect([...pictures]).toEqual([OLD]);
  });

  it('stays when the save succeeded although its answer was lost', async () => {
    const get = async () => ({ ...adaProfile, avatar: NEW });
    const { save, pictures } = world({ users: { update: () => Promise.reject(unavailable), get } });
    expect(await save(replace)).toEqual(ok({ ...saved, avatar: NEW }));
    expect([...pictures]).toEqual([NEW]);
  });

  it('is deleted when a read shows that the save failed', async () => {
    const get = async () => ({ ...adaProfile, avatar: OLD });
    const { save, pictures } = world({ users: { update: () => Promise.reject(unavailable), get } });
    expect(await save(replace)).toEqual(err({ kind: 'port', error: unavailable }));
    expect([...pictures]).toEqual([OLD]);
  });
});

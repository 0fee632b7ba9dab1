import type { Coordinates } from '../geo/coordinates.ts';
import { onlyPlace } from '../geo/place.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { OwnProfile, ProfileChanges } from '../users/profile.ts';
import { validateProfile, type ProfileForm, type ProfileIssue } from '../users/profile-rules.ts';
import { discardImages } from './discard-images.ts';
import { toMemberError, type NotSignedIn, type PortFailure } from './port-failure.ts';
import { writeWithImages } from './write-with-images.ts';

export type AvatarChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly image: ImageFile };

export interface SaveProfileInput {
  /** As it was when the form was opened. */
  readonly profile: OwnProfile;
  readonly form: ProfileForm;
  readonly avatar: AvatarChange;
}

export type SaveProfileError =
  { readonly kind: 'invalid'; readonly issues: readonly ProfileIssue[] } | NotSignedIn | PortFailure;

/** Saves the profile with its place (D19) and picture; answers what was stored. */
export const saveProfile =
  ({ users, places, images }: Pick<Ports, 'users' | 'places' | 'images'>) =>
  async ({ profile, form, avatar }: SaveProfileInput): Promise<Result<ProfileChanges, SaveProfileError>> => {
    const valid = validateProfile(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const coordinates = await placeOf(places, valid.value.location);
      const picture = await uploadedAvatar(images, profile, avatar);
      const changes: ProfileChanges = { ...valid.value, coordinates, avatar: picture };
      return ok(await store({ users, images }, profile, changes));
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

const placeOf = async (places: Ports['places'], location: string): Promise<Coordinates | null> => {
  if (location === '') return null;
  try {
    return onlyPlace(await places.geocode(location));
  } catch {
    return null;
  }
};

const uploadedAvatar = async (
  images: Ports['images'],
  profile: OwnProfile,
  change: AvatarChange,
): Promise<string> => {
  if (change.kind === 'keep') return profile.avatar;
  return change.kind === 'remove' ? '' : images.uploadAvatar(profile.id, change.image);
};

/** Of the old and the new picture, the one that the profile does not show goes. */
const store = async (
  { users, images }: Pick<Ports, 'users' | 'images'>,
  { id, avatar: before }: OwnProfile,
  changes: ProfileChanges,
): Promise<ProfileChanges> => {
  const isReplaced = changes.avatar !== before;
  const uploaded = isReplaced && changes.avatar !== '' ? [changes.avatar] : [];
  const stored = await writeWithImages({
    write: async () => {
      await users.update(id, changes);
      return changes;
    },
    readStored: async () => {
      const shown = (await users.get(id))?.avatar ?? '';
      return uploaded.includes(shown) ? changes : null;
    },
    discardImages: () => discardImages(images, uploaded),
  });
  if (isReplaced && before !== '') await discardImages(images, [before]);
  return stored;
};

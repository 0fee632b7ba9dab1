import type { Coordinates } from '../geo/coordinates.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { OwnProfile, ProfileChanges } from '../users/profile.ts';
import { validateProfile, type ProfileForm, type ProfileIssue } from '../users/profile-rules.ts';
import { portError, portFailure, quietly, type PortFailure } from './port-failure.ts';

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
  | { readonly kind: 'invalid'; readonly issues: readonly ProfileIssue[] }
  | { readonly kind: 'not-signed-in' }
  | PortFailure;

/** Saves the profile with its place (D19) and picture; answers what was stored. */
export const saveProfile =
  ({ users, places, images }: Pick<Ports, 'users' | 'places' | 'images'>) =>
  async ({ profile, form, avatar }: SaveProfileInput): Promise<Result<ProfileChanges, SaveProfileError>> => {
    const valid = validateProfile(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const coordinates = await placeOf(places, valid.value.location);
      const picture = await storeAvatar(images, profile, avatar);
      const changes: ProfileChanges = { ...valid.value, coordinates, avatar: picture };
      await updateWithPicture({ users, images }, profile, changes);
      return ok(changes);
    } catch (thrown) {
      return portError(thrown).kind === 'not-signed-in' ? err({ kind: 'not-signed-in' }) : portFailure(thrown);
    }
  };

const placeOf = async (places: Ports['places'], location: string): Promise<Coordinates | null> => {
  if (location === '') return null;
  try {
    return await places.geocode(location);
  } catch {
    return null;
  }
};

const storeAvatar = async (images: Ports['images'], profile: OwnProfile, change: AvatarChange): Promise<string> => {
  if (change.kind === 'keep') return profile.avatar;
  return change.kind === 'remove' ? '' : images.uploadAvatar(profile.id, change.image);
};

/** Of the old and the new picture the one that the profile does not show is deleted. */
const updateWithPicture = async (
  { users, images }: Pick<Ports, 'users' | 'images'>,
  { id, avatar: before }: OwnProfile,
  changes: ProfileChanges,
): Promise<void> => {
  const discard = (url: string) => quietly(async () => url !== '' && images.delete(url));
  const isReplaced = changes.avatar !== before;
  try {
    await users.update(id, changes);
  } catch (thrown) {
    // Without an answer the update may have landed: then the new picture is in use.
    if (isReplaced && portError(thrown).kind !== 'unavailable') await discard(changes.avatar);
    throw thrown;
  }
  if (isReplaced) await discard(before);
};

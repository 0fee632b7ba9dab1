import { UNKNOWN_PLACE, type KnownPlace, type PlaceAnswer } from '../geo/place.ts';
import { stateNamed } from '../geo/us-states.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { OwnProfile, ProfileChanges } from '../users/profile.ts';
import { validateProfile, type ProfileForm, type ProfileIssue } from '../users/profile-rules.ts';
import { toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import { storeWithImages, type ImageStoringPorts, type UploadControl } from '../images/store-with-images.ts';

/** What saving a profile does with its picture. */
export type AvatarChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly image: ImageFile };

/** A profile's form, and what becomes of its picture. */
export interface SaveProfileInput {
  /** The profile as it was when the form was opened. */
  readonly profile: OwnProfile;
  readonly form: ProfileForm;
  readonly avatar: AvatarChange;
  /** Saves a location that is not known, although one is nearly called so (D19). */
  readonly keepsUnknownPlace?: boolean;
  readonly control?: UploadControl;
}

/** Why a profile was not saved. */
export type SaveProfileError =
  | { readonly kind: 'invalid'; readonly issues: readonly ProfileIssue[] }
  /** The new location is not known, but one that is nearly called so. */
  | { readonly kind: 'place-asked-back'; readonly didYouMean: KnownPlace }
  | NotSignedIn
  | PortFailure;

/** Saves the profile with its place (D19) and picture; returns the stored profile. */
export const saveProfile =
  (ports: Pick<Ports, 'users' | 'places'> & ImageStoringPorts) =>
  async (input: SaveProfileInput): Promise<Result<ProfileChanges, SaveProfileError>> => {
    const valid = validateProfile(input.form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const place = await placeOf(ports.places, valid.value.location);
      const isAsked = valid.value.location !== input.profile.location && !input.keepsUnknownPlace;
      if (isAsked && place.kind === 'unknown' && place.didYouMean)
        return err({ kind: 'place-asked-back', didYouMean: place.didYouMean });
      const coordinates = place.kind === 'found' ? place.place.coordinates : null;
      return ok(await store(ports, input, { ...valid.value, coordinates }));
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

/** A name alone means what it means in a search: the most populous place (D41). A whole state is no point to measure from. */
const placeOf = async (places: Ports['places'], location: string): Promise<PlaceAnswer> =>
  location === '' || stateNamed(location)
    ? UNKNOWN_PLACE
    : places.geocode(location).catch(() => UNKNOWN_PLACE);

const store = (
  ports: Pick<Ports, 'users'> & ImageStoringPorts,
  { profile: { id, avatar: before }, avatar, control }: SaveProfileInput,
  texts: Omit<ProfileChanges, 'avatar'>,
): Promise<ProfileChanges> =>
  storeWithImages<ProfileChanges>(ports, {
    ownerId: id,
    robotId: null,
    files: avatar.kind === 'replace' ? [avatar.image] : [],
    replaced: avatar.kind === 'keep' || before === '' ? [] : [before],
    control,
    write: async ([uploaded = '']) => {
      const changes = { ...texts, avatar: avatar.kind === 'keep' ? before : uploaded };
      await ports.users.update(id, changes);
      return changes;
    },
    readStored: async ([uploaded]) => {
      const shown = (await ports.users.get(id))?.avatar;
      return uploaded !== undefined && shown === uploaded ? { ...texts, avatar: uploaded } : null;
    },
  });

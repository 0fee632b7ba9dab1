import type { RobotId, UserId } from '../ids.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { ListingForm, ListingIssue } from '../robots/listing-form.ts';
import { validateListing } from '../robots/listing.ts';
import type { Robot, RobotDetails } from '../robots/robot.ts';
import { locate, type PlaceError } from '../robots/listing-place.ts';
import { toMemberError, type NotSignedIn, type PortFailure } from '../ports/port-failure.ts';
import { storeWithImages, type ImageStoringPorts, type UploadControl } from '../images/store-with-images.ts';

/** The changed form and pictures of a listing. */
export interface UpdateListingInput {
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  /** In order, the cover first: the URL of a picture that is kept, or a new picture. */
  readonly images: readonly (string | ImageFile)[];
  /** The listing as it was when the form was opened. */
  readonly previous: Robot;
  readonly control?: UploadControl;
}

/** Why a listing was not created or updated. */
export type ListingError =
  | { readonly kind: 'invalid'; readonly issues: readonly ListingIssue[] }
  | NotSignedIn
  | PlaceError
  | PortFailure;

/**
 * Saves the owner's changes (D24, D25) and returns the changed listing. New pictures are uploaded first,
 * removed pictures are deleted last; an unchanged location is not geocoded again.
 */
export const updateListing =
  (ports: Pick<Ports, 'robots' | 'places'> & ImageStoringPorts) =>
  async (input: UpdateListingInput): Promise<Result<Robot, ListingError>> => {
    const { previous } = input;
    const valid = validateListing(input.form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const isSamePlace = previous.coordinates !== null && valid.value.location === previous.location;
      const place = isSamePlace ? ok(previous.coordinates) : await locate(ports.places, valid.value.location);
      if (!place.ok) return place;
      const details = { ...valid.value, coordinates: place.value };
      return ok({ ...previous, ...(await store(ports, input, details)) });
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

const store = (
  ports: Pick<Ports, 'robots'> & ImageStoringPorts,
  { robotId, ownerId, images: wanted, previous, control }: UpdateListingInput,
  details: Omit<RobotDetails, 'images'>,
): Promise<RobotDetails> => {
  const changesWith = (uploaded: readonly string[]): RobotDetails => {
    const inTurn = uploaded.values();
    const urls = wanted.map((picture) => (typeof picture === 'string' ? picture : inTurn.next().value));
    return { ...details, images: urls.filter((url) => url !== undefined) };
  };
  return storeWithImages<RobotDetails>(ports, {
    ownerId,
    robotId,
    files: wanted.filter((picture) => typeof picture !== 'string'),
    replaced: previous.images.filter((url) => !wanted.includes(url)),
    control,
    write: async (uploaded) => {
      const changes = changesWith(uploaded);
      await ports.robots.update(robotId, changes);
      return changes;
    },
    readStored: async (uploaded) => {
      const shown = (await ports.robots.get(robotId))?.images ?? [];
      return uploaded.some((url) => shown.includes(url)) ? changesWith(uploaded) : null;
    },
  });
};

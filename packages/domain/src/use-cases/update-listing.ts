import type { RobotId, UserId } from '../ids.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { ListingForm } from '../robots/listing-form.ts';
import { validateListing } from '../robots/listing.ts';
import type { Robot, RobotDetails } from '../robots/robot.ts';
import { discardImages } from './discard-images.ts';
import type { ListingError } from './listing-error.ts';
import { locate } from './listing-place.ts';
import { toMemberError } from './port-failure.ts';
import { uploadRobotImages } from './upload-robot-images.ts';
import { writeWithImages } from './write-with-images.ts';

export interface UpdateListingInput {
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  /** In order, the cover first: the URL of a picture that stays, or a new picture. */
  readonly images: readonly (string | ImageFile)[];
  /** The listing as it was when the form was opened. */
  readonly previous: Robot;
}

export type UpdateListingError = ListingError;

/**
 * Saves the owner's changes (D24, D25) and answers the listing with them. New pictures are uploaded before,
 * dropped ones deleted after; a location that did not change is not geocoded again.
 */
export const updateListing =
  ({ robots, images, places }: Pick<Ports, 'robots' | 'images' | 'places'>) =>
  async (input: UpdateListingInput): Promise<Result<Robot, UpdateListingError>> => {
    const { previous } = input;
    const valid = validateListing(input.form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const isSamePlace = previous.coordinates !== null && valid.value.location === previous.location;
      const place = isSamePlace ? ok(previous.coordinates) : await locate(places, valid.value.location);
      if (!place.ok) return place;
      const details = { ...valid.value, coordinates: place.value };
      const stored = await store({ robots, images }, input, details);
      await discardImages(
        images,
        previous.images.filter((url) => !stored.images.includes(url)),
      );
      return ok({ ...previous, ...stored });
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

const store = async (
  { robots, images }: Pick<Ports, 'robots' | 'images'>,
  { robotId, ownerId, images: wanted }: UpdateListingInput,
  details: Omit<RobotDetails, 'images'>,
): Promise<RobotDetails> => {
  const files = wanted.filter((picture) => typeof picture !== 'string');
  const uploaded = await uploadRobotImages(images, ownerId, robotId, files);
  const inTurn = uploaded.values();
  const urls = wanted.map((picture) => (typeof picture === 'string' ? picture : inTurn.next().value));
  const changes = { ...details, images: urls.filter((url) => url !== undefined) };
  return writeWithImages<RobotDetails>({
    write: async () => {
      await robots.update(robotId, changes);
      return changes;
    },
    readStored: async () => {
      const shown = (await robots.get(robotId))?.images ?? [];
      return uploaded.some((url) => shown.includes(url)) ? changes : null;
    },
    discardImages: () => discardImages(images, uploaded),
  });
};

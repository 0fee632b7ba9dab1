import type { RobotId, UserId } from '../ids.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { ListingForm } from '../robots/listing-form.ts';
import { validateListing } from '../robots/listing.ts';
import type { NewRobot, Robot } from '../robots/robot.ts';
import type { ListingError } from './listing-error.ts';
import { locate } from './listing-place.ts';
import { toMemberError } from './port-failure.ts';
import { updateListing } from './update-listing.ts';
import { uploadRobotImages } from './upload-robot-images.ts';
import { writeWithImages } from './write-with-images.ts';

export interface CreateListingInput {
  /** Made before the first try and kept for every retry (D23). */
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  /** The cover first. */
  readonly images: readonly ImageFile[];
}

export type CreateListingError = ListingError;

type CreateListingPorts = Pick<Ports, 'robots' | 'images' | 'places' | 'analytics'>;

/**
 * Lists a robot: pictures first, the document last; a failure leaves neither without the other (D23).
 * An earlier try may have landed without an answer: then the listing gets what the form says now.
 */
export const createListing =
  (ports: CreateListingPorts) =>
  async ({
    robotId,
    ownerId,
    form,
    images: files,
  }: CreateListingInput): Promise<Result<Robot, CreateListingError>> => {
    const { robots, images, places, analytics } = ports;
    const valid = validateListing(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const previous = await robots.get(robotId);
      if (previous) {
        return await updateListing(ports)({ robotId, ownerId, form, images: files, previous });
      }
      const place = await locate(places, valid.value.location);
      if (!place.ok) return place;
      const details = { ...valid.value, id: robotId, ownerId, coordinates: place.value };
      const robot = await store({ robots, images }, details, files);
      analytics.log({ name: 'create_listing' });
      return ok(robot);
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

const store = async (
  { robots, images }: Pick<Ports, 'robots' | 'images'>,
  robot: Omit<NewRobot, 'images'>,
  files: readonly ImageFile[],
): Promise<Robot> => {
  const discardImages = () => images.deleteAllOfRobot(robot.ownerId, robot.id);
  await discardImages(); // those of an earlier try that nobody could tidy up after
  return writeWithImages({
    write: async () =>
      robots.create({ ...robot, images: await uploadRobotImages(images, robot.ownerId, robot.id, files) }),
    readStored: () => robots.get(robot.id),
    discardImages,
  });
};

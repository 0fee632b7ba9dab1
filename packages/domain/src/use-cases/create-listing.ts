import type { RobotId, UserId } from '../ids.ts';
import type { ImageFile } from '../ports/images.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { ListingForm } from '../robots/listing-form.ts';
import { validateListing } from '../robots/listing.ts';
import type { Robot } from '../robots/robot.ts';
import { locate } from '../robots/listing-place.ts';
import { toMemberError } from '../ports/port-failure.ts';
import { storeWithImages, type ImageStoringPorts, type UploadControl } from '../images/store-with-images.ts';
import { updateListing, type ListingError } from './update-listing.ts';

/** A new listing: its form, its pictures and its id. */
export interface CreateListingInput {
  /** Created before the first try and kept for every retry (D23). */
  readonly robotId: RobotId;
  readonly ownerId: UserId;
  readonly form: ListingForm;
  /** The cover first. */
  readonly images: readonly ImageFile[];
  readonly control?: UploadControl;
}

type CreateListingPorts = Pick<Ports, 'robots' | 'places' | 'analytics'> & ImageStoringPorts;

/**
 * Creates a listing: pictures first, the document last. If one part fails, the other part is removed too
 * (D23). If an earlier try succeeded without an answer, the listing is updated to the form's current content.
 */
export const createListing =
  (ports: CreateListingPorts) =>
  async (input: CreateListingInput): Promise<Result<Robot, ListingError>> => {
    const { robotId, ownerId, form, images: files, control } = input;
    const { robots, places, analytics } = ports;
    const valid = validateListing(form);
    if (!valid.ok) return err({ kind: 'invalid', issues: valid.error });
    try {
      const previous = await robots.get(robotId);
      if (previous) {
        return await updateListing(ports)({ ...input, previous });
      }
      const place = await locate(places, valid.value.location);
      if (!place.ok) return place;
      const details = { ...valid.value, id: robotId, ownerId, coordinates: place.value };
      const robot = await storeWithImages(ports, {
        ownerId,
        robotId,
        files,
        replaced: [],
        control,
        write: (images) => robots.create({ ...details, images }),
        readStored: () => robots.get(robotId),
      });
      analytics.log({ name: 'create_listing' });
      return ok(robot);
    } catch (thrown) {
      return toMemberError(thrown);
    }
  };

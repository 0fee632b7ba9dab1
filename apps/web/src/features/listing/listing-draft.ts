import { isNewRobotIdOf, robotId, type ImageFile, type RobotId, type UserId } from '@roborrow/domain';
import { forgetFields, type Keeper, keptAsDraft } from '../../shared/kept-fields.ts';
import { createDraftPhotos } from './draft-photo-storage.ts';

/**
 * The fields of a new listing that a user has filled in, stored on this device until it is listed or
 * discarded (D290).
 */
export interface ListingDraft {
  readonly fields: Keeper;
  readonly photos: {
    readonly load: () => Promise<readonly ImageFile[]>;
    /** False if they could not be stored. */
    readonly keep: (photos: readonly ImageFile[]) => Promise<boolean>;
  };
  /** Whether a stored draft existed when the form was opened. */
  readonly isRestored: boolean;
  /**
   * The listing's id, kept from the first try on, so that a retry after a reload does not create the robot
   * twice (D23).
   */
  readonly listingId: (make: () => RobotId) => RobotId;
  readonly forget: () => void;
}

export function openListingDraft(owner: UserId): ListingDraft {
  const fields = keptAsDraft(owner, 'new-listing');
  const id = keptAsDraft(owner, 'new-listing-id');
  const photos = createDraftPhotos(owner);
  let listingId: RobotId | null = null;
  return {
    fields,
    photos,
    isRestored: read(fields) !== null,
    listingId: (make) => {
      const kept = read(id);
      listingId ??= kept !== null && isNewRobotIdOf(owner, robotId(kept)) ? robotId(kept) : make();
      write(id, listingId);
      return listingId;
    },
    forget: () => {
      listingId = null;
      forgetFields(fields);
      forgetFields(id);
      void photos.keep([]);
    },
  };
}

function read({ storage, key }: Keeper): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write({ storage, key }: Keeper, text: string): void {
  try {
    storage().setItem(key, text);
  } catch {
    // Without storage the id lives as long as the form.
  }
}

import {
  AVATAR_FRAME,
  pictureDetails,
  pictureForms,
  ROBOT_FRAME,
  smallerName,
  type PictureFrame,
} from '@roborrow/domain';
import { ChangedMeanwhile, changeOf, textOf, type Database, type Stored } from '../database.ts';
import type { Bucket } from './bucket.ts';
import { makeSizes } from './make-sizes.ts';

export interface PhotosOptions {
  /** The bucket's name, as it stands in the addresses. */
  readonly bucketName: string;
  /** false only says what would be done. */
  readonly write: boolean;
  /** How many listings and profiles are changed in one run. */
  readonly most: number;
  readonly say: (line: string) => void;
}

export interface PhotosDone {
  /** Listings and profiles that were, or would be, changed. */
  readonly documents: number;
  readonly pictures: number;
  /** Pictures that an operator must look at. */
  readonly problems: number;
  /** Whether the run has seen everything. */
  readonly isWhole: boolean;
}

/** No stored picture has more, in bytes; what has is not read to its end. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Makes the smaller sizes of pictures that were stored in one (D747). A document is changed when its pictures are stored, so a run that is
 * interrupted loses nothing, and the next one goes on with the documents that are left.
 */
export async function addSizes(
  database: Database,
  bucket: Bucket,
  { bucketName, write, most, say }: PhotosOptions,
): Promise<PhotosDone> {
  const done = { documents: 0, pictures: 0, problems: 0, isWhole: true };

  /** The picture's path in the bucket; `null` if it lies elsewhere, or has its sizes. */
  const pathOf = (address: string): string | null => {
    const start = `https://firebasestorage.googleapis.com/v0/b/${bucketName}/o/`;
    const [, name = ''] =
      /^([^?#]+\.jpg)\?alt=media(?:&token=[\w-]*)?$/.exec(address.slice(start.length)) ?? [];
    return address.startsWith(start) && name !== '' ? decodeURIComponent(name) : null;
  };

  const problem = (path: string, picture: string): null => {
    done.problems += 1;
    say(`${path}: ${picture} could not be read`);
    return null;
  };

  /** The address with sizes, which are then stored; `null` if the picture stays as it is. */
  const withSizes = async (
    document: string,
    address: string,
    frame: PictureFrame,
  ): Promise<string | null> => {
    const path = pathOf(address);
    if (path === null) return null;
    if (!write) return address;
    const bytes = await bucket.read(path, MOST_BYTES);
    const sizes = bytes && (await makeSizes(frame, bytes));
    if (!sizes) return problem(document, path);
    for (const { width, bytes: smaller } of sizes.smaller)
      await bucket.write(smallerName(path, width), smaller);
    const [open = ''] = pictureForms(address).url.split('&token=');
    return `${open}#${pictureDetails(
      sizes.whole,
      sizes.placeholder,
      sizes.smaller.map(({ width }) => width),
    )}`;
  };

  /** The owner may have deleted a picture while its sizes were made: then they go, too (D742). */
  const removeOrphans = async (addresses: readonly string[], frame: PictureFrame): Promise<void> => {
    for (const path of addresses.flatMap((address) => pathOf(address) ?? [])) {
      if (await bucket.read(path, MOST_BYTES)) continue;
      for (const width of frame.widths) await bucket.remove(smallerName(path, width));
    }
  };

  const change = async (
    document: Stored,
    addresses: readonly string[],
    frame: PictureFrame,
    fieldsOf: (changed: readonly string[]) => Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    if (addresses.every((address) => pathOf(address) === null)) return;
    if (done.documents >= most) {
      done.isWhole = false;
      return;
    }
    const changed: string[] = [];
    let made = 0;
    for (const address of addresses) {
      const next = await withSizes(document.path, address, frame);
      if (next !== null) made += 1;
      changed.push(next ?? address);
    }
    if (made === 0) return;
    try {
      if (write) await database.commit(changeOf(document, fieldsOf(changed)));
      done.documents += 1;
      done.pictures += made;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      say(`${document.path}: was changed meanwhile; run this again`);
      done.problems += 1;
      await removeOrphans(addresses, frame);
    }
  };

  for await (const robot of database.list('robots')) {
    const { images } = robot.fields;
    const addresses = Array.isArray(images) ? images.map(textOf) : [];
    await change(robot, addresses, ROBOT_FRAME, (changed) => ({ images: changed }));
  }
  for await (const user of database.list('users')) {
    const addresses = [textOf(user.fields['avatar'])];
    await change(user, addresses, AVATAR_FRAME, ([avatar]) => ({ avatar }));
  }
  return done;
}

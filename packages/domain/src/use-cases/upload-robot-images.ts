import type { RobotId, UserId } from '../ids.ts';
import type { ImageFile, ImagesPort } from '../ports/images.ts';
import { discardImages } from './discard-images.ts';

/**
 * Uploads all pictures of a listing, in order, or none: with one failing, the others are taken away again.
 * It waits for every upload, so that none arrives after the tidying up.
 */
export const uploadRobotImages = async (
  images: ImagesPort,
  ownerId: UserId,
  robotId: RobotId,
  files: readonly ImageFile[],
): Promise<readonly string[]> => {
  const uploads = await Promise.allSettled(
    files.map((file) => images.uploadRobotImage(ownerId, robotId, file)),
  );
  const urls = uploads.flatMap((upload) => (upload.status === 'fulfilled' ? [upload.value] : []));
  const failed = uploads.find((upload) => upload.status === 'rejected');
  if (failed === undefined) return urls;
  await discardImages(images, urls);
  throw failed.reason;
};

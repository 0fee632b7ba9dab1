import type { ImagesPort } from '../ports/images.ts';
import { ignoreErrors } from './port-failure.ts';

/** Deletes pictures that nothing shows any more; what cannot be deleted is left behind. */
export const discardImages = async (images: ImagesPort, urls: readonly string[]): Promise<void> => {
  await Promise.all(urls.map((url) => ignoreErrors(() => images.delete(url))));
};

import { err, ok, type ImageFile, type ImageIssue, type PictureFrame, type Result } from '@roborrow/domain';

/** Finishes preparing the pictures called "slow". */
export let finishSlow: () => void;
const slow = new Promise<void>((resolve) => {
  finishSlow = resolve;
});

/**
 * Replaces `prepareImage`, because tests cannot decode pictures. A file called "broken" fails, "vast" has too
 * many pixels, "slow" waits, "stuck" until it is stopped, and the bytes of each picture are its name.
 */
export const prepareByName = async (
  file: File,
  _frame: PictureFrame,
  signal?: AbortSignal,
): Promise<Result<ImageFile, ImageIssue>> => {
  if (file.name.startsWith('broken')) return err('not-an-image');
  if (file.name.startsWith('vast')) return err('too-many-pixels');
  if (file.name.startsWith('slow')) await slow;
  if (file.name.startsWith('stuck'))
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))));
  return ok({ bytes: new TextEncoder().encode(file.name), contentType: 'image/jpeg' });
};

export const picture = (name: string, type = 'image/png'): File => new File(['bytes'], name, { type });

/** The file names in the picture URLs of the embedded backend. */
export const namesOf = (urls: readonly string[]): readonly string[] =>
  urls.map((url) => atob(/base64,([^#]*)/.exec(url)?.[1] ?? ''));

import { err, ok, type ImageFile, type ImageIssue, type Result } from '@roborrow/domain';

/** Lets go of the pictures called "slow". */
export let finishSlow: () => void;
const slow = new Promise<void>((resolve) => {
  finishSlow = resolve;
});

/**
 * Stands for `prepareImage` where nothing can be decoded: a file called "broken" cannot, one called "vast" has too many
 * pixels, one called "slow" waits, and each becomes its name.
 */
export const prepareByName = async (file: File): Promise<Result<ImageFile, ImageIssue>> => {
  if (file.name.startsWith('broken')) return err('not-an-image');
  if (file.name.startsWith('vast')) return err('too-many-pixels');
  if (file.name.startsWith('slow')) await slow;
  return ok({ bytes: new TextEncoder().encode(file.name), contentType: 'image/jpeg' });
};

export const picture = (name: string, type = 'image/png'): File => new File(['bytes'], name, { type });

/** The file names behind the addresses that the embedded backend makes of pictures. */
export const namesOf = (urls: readonly string[]): readonly string[] =>
  urls.map((url) => atob(/base64,([^#]*)/.exec(url)?.[1] ?? ''));

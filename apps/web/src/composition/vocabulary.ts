import { PortError, type Vocabulary, type VocabularyPort } from '@roborrow/domain';

let opened: Promise<Vocabulary> | null = null;

/**
 * The page's one vocabulary, which is downloaded with the first search and not before. A failed download is repeated by the next call.
 */
export const downloadedVocabulary: VocabularyPort = {
  load: () => {
    opened ??= import('@roborrow/vocabulary').then(
      ({ createVocabulary }) => createVocabulary(),
      (cause: unknown) => {
        opened = null;
        throw new PortError('unavailable', { cause });
      },
    );
    return opened;
  },
};

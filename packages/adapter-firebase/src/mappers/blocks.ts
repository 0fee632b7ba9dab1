import { userId, type UserId } from '@roborrow/domain';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';

/** What is stored of a user's blocks, and of those that other people made of them. */
export interface StoredBlocks {
  readonly people: readonly UserId[];
  /** A tag for each person who blocked the user (`tagOf`). */
  readonly hiddenBy: ReadonlySet<string>;
}

const texts = z.pipe(
  z.optional(z.unknown()),
  z.transform((list) => (Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [])),
);

export const decodeBlocks: Decode<StoredBlocks> = createDecode(
  z.pipe(
    z.object({ people: texts, hiddenBy: texts }),
    z.transform(({ people, hiddenBy }) => ({ people: people.map(userId), hiddenBy: new Set(hiddenBy) })),
  ),
);

/** The tag that stands for one person who blocked another: who reads it must know whom to look for. The security rules compute the same. */
export type TagOf = (blocked: UserId, by: UserId) => string;

/** Loads the hash function, which few people need. */
export const loadTagOf = async (): Promise<TagOf> => {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ]);
  return (blocked, by) => bytesToHex(sha256(utf8ToBytes(`${blocked}/${by}`)));
};

import { epochMs, searchTokens } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmulatedDocuments } from '../../testing/emulated-documents.ts';
import { ROVER, storedListing } from '../../testing/stored-listing.ts';
import { mendTokens } from './mend-tokens.ts';

const { documents, readBy, clear } = openEmulatedDocuments('demo-tokens');
beforeAll(clear);
afterAll(clear);

const START = 1_800_000_000_000;
const MINUTE = 60_000;
let now = epochMs(START);
const run = (): Promise<number> =>
  readBy(() =>
    mendTokens({
      documents,
      createVocabulary: () => tinyVocabulary,
      now: () => now,
      log: (line) => expect.unreachable(line),
    }),
  );

const forged = (id: string, at: number) => storedListing(id, ROVER, ['c:drone'], at);
const tokensOf = async (id: string) => (await documents.get([`robots/${id}`]))[0]?.data['tokens'];

it('reads a listing once or twice after it was written, whatever its number (D826)', async () => {
  const right = searchTokens(ROVER, tinyVocabulary);
  await documents.commit([forged('older', START - 2 * MINUTE)]);
  // An answer without documents costs one, which is not counted here.
  expect(await run()).toBe(1);
  const ids = Array.from({ length: 130 }, (_, i) => `r${i}`);
  // Most of them in one commit.
  await documents.commit(ids.map((id, i) => forged(id, START + Math.min(i, 20))));
  now = epochMs(START + MINUTE);
  // The mark is the first.
  expect(await run()).toBe(1 + 130);
  expect(await Promise.all(ids.map(tokensOf))).toEqual(ids.map(() => right));
  now = epochMs(START + 3 * MINUTE);
  await run();
  expect(await run()).toBe(1);
  expect(await tokensOf('older')).toEqual(['c:drone']);
});

import { days, dollarsPerDay, epochMs, searchTokens } from '@roborrow/domain';
import { robotArb, runs, tinyVocabulary } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryDocuments } from '../../testing/memory-documents.ts';
import { ROVER, storedListing, type Said } from '../../testing/stored-listing.ts';
import { text, texts, type DocumentWrite } from '../notices/firestore-documents.ts';
import { mendTokens } from './mend-tokens.ts';

const NOW = epochMs(1_800_000_000_000);

const stored = (id: string, said: Said, tokens: readonly string[] | null) =>
  storedListing(id, said, tokens, NOW);
const tokensOf = (robot: Said) => searchTokens(robot, tinyVocabulary);
const FORGED = Array.from({ length: 200 }, (_, i) => `c:popular-${i}`);

/** Listings, the function, and how many documents it has written. */
async function createMarket(listings: readonly DocumentWrite[]) {
  const { documents, read } = createMemoryDocuments();
  await documents.commit(listings);
  const written: string[] = [];
  const lines: string[] = [];
  return {
    documents,
    written,
    lines,
    tokens: (path: string) => read(`robots/${path}`)?.['tokens'],
    run: (change: Partial<typeof documents> = {}) =>
      mendTokens({
        documents: {
          ...documents,
          write: (write) => {
            written.push(write.path);
            return documents.write(write);
          },
          ...change,
        },
        createVocabulary: () => tinyVocabulary,
        now: () => NOW,
        log: (line) => lines.push(line),
      }),
  };
}

describe('tokens that are not those of a text (D826)', () => {
  it('leaves a market with a thousand forged listings as if they were honest, and writes nothing again', async () => {
    const robots = Array.from({ length: 1000 }, (_, i): Said => ({
      ...ROVER,
      name: `Mower ${i}`,
      price: dollarsPerDay(5 + i),
    }));
    const market = await createMarket(robots.map((robot, i) => stored(`r${i}`, robot, FORGED)));
    await market.run();
    expect(robots.map((_, i) => market.tokens(`r${i}`))).toEqual(robots.map(tokensOf));
    const { length } = market.written;
    await market.run();
    // Its own mark alone.
    expect(market.written.slice(length)).toEqual(['settings/functions']);
  });

  it('writes nothing to any listing that has the tokens of its text', async () => {
    await fc.assert(
      fc.asyncProperty(robotArb, async (robot) => {
        const market = await createMarket([stored('rover', robot, tokensOf(robot))]);
        await market.run();
        expect(market.written).toEqual(['settings/functions']);
      }),
      { numRuns: runs(100) },
    );
  });

  it('gives tokens to a listing of an older client, and to one in lower case', async () => {
    const long = { ...ROVER, minRental: days(2), maxRental: days(30) };
    const lower = stored('lower', ROVER, ['c:drone']);
    const market = await createMarket([
      stored('older', long, null),
      { ...lower, fields: { ...lower.fields, category: text(ROVER.category.toLowerCase()) } },
      { path: 'robots/unreadable', fields: { tokens: texts(['c:drone']), category: text('Boats') } },
    ]);
    await market.run();
    expect(market.tokens('older')).toEqual(tokensOf(long));
    expect(market.tokens('lower')).toEqual(tokensOf(ROVER));
    expect(market.tokens('unreadable')).toEqual(['c:drone']);
  });

  it('writes over no change that was made meanwhile, and goes on where one could not be written', async () => {
    const market = await createMarket([
      stored('failing', ROVER, FORGED),
      stored('changed', ROVER, FORGED),
      stored('rover', ROVER, FORGED),
    ]);
    const { write, commit } = market.documents;
    await market.run({
      write: async (one) => {
        if (one.path === 'robots/failing') throw new Error('unavailable');
        if (one.path === 'robots/changed') await commit([stored('changed', ROVER, ['c:wedding'])]);
        return write(one);
      },
    });
    expect(['failing', 'changed', 'rover'].map(market.tokens)).toEqual([
      FORGED,
      ['c:wedding'],
      tokensOf(ROVER),
    ]);
    expect(market.lines).toEqual(['tokens: robots/failing left as it was']);
    await market.run();
    expect(market.tokens('changed')).toEqual(tokensOf(ROVER));
  });
});

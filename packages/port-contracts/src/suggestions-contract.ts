import type { PlacesPort } from '@roborrow/domain';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import type { PlacesHarness } from './places-harness.ts';

/** What every places service suggests while an address is typed (D110; D41). */
export const describeSuggestionsContract = (harness: PlacesHarness): void => {
  const { known } = harness;

  describe(`suggestions: ${harness.name}`, () => {
    let places: PlacesPort;
    beforeAll(async () => {
      places = await harness.places();
    });

    it.each(['', known.typed.slice(0, 1), known.typed.slice(0, 2)])(
      'suggests nothing for %j',
      async (typed) => {
        expect(await places.suggest(typed)).toEqual([]);
      },
    );

    it('suggests a place by its first letters', async () => {
      const descriptions = (await places.suggest(known.typed)).map(({ description }) => description);
      expect(descriptions).toContain(known.description);
    });

    it.each([
      ['upper case', known.typed.toUpperCase()],
      ['lower case', known.typed.toLowerCase()],
    ])('ignores %s', async (_, typed) => {
      const descriptions = (await places.suggest(typed)).map(({ description }) => description);
      expect(descriptions).toContain(known.description);
    });

    it('suggests a place by its whole description', async () => {
      const [first] = await places.suggest(known.description);
      expect(first?.description).toBe(known.description);
    });

    it('suggests a place by its whole description with a blank at its end', async () => {
      const [first] = await places.suggest(`${known.description} `);
      expect(first?.description).toBe(known.description);
    });

    it('counts a blank at the end as a character, which ends the word', async () => {
      const { typed, place, longer } = harness.word;
      const suggested = async (text: string) =>
        (await places.suggest(text)).map(({ description }) => description);
      expect(await suggested(typed)).toEqual([]);
      const words = await suggested(`${typed} `);
      expect(words).toContain(place);
      expect(words[0]?.startsWith(`${typed} `)).toBe(true);
      expect(words.slice(0, words.indexOf(place) + 1)).not.toContain(longer);
    });

    it('suggests the place of a ZIP code once all five digits are typed (D41)', async () => {
      const { typed, description } = harness.zip;
      const suggested = async (text: string) =>
        (await places.suggest(text)).map((suggestion) => suggestion.description);
      expect(await suggested(typed)).toEqual([description]);
      expect(await suggested(description)).toEqual([description]);
      expect(await suggested(typed.slice(0, 4))).toEqual([]);
    });

    it('suggests a place from three letters on', async () => {
      expect(await places.suggest(known.typed.slice(0, 3))).not.toEqual([]);
    });

    it('suggests nothing for an unknown place', async () => {
      expect(await places.suggest(harness.unknown)).toEqual([]);
    });

    it('suggests only places that contain the typed text', async () => {
      for (const { description } of await places.suggest(known.typed)) {
        expect(description.toLowerCase()).toContain(known.typed.toLowerCase());
      }
    });

    it('sorts prefix matches first, then the shorter description', async () => {
      const typed = known.typed.slice(0, 3).toLowerCase();
      const suggestions = await places.suggest(typed);
      const ranks = suggestions.map(({ description }) => ({
        isPrefix: description.toLowerCase().startsWith(typed),
        length: description.length,
      }));
      ranks.slice(1).forEach((rank, i) => {
        const previous = ranks[i];
        if (previous?.isPrefix === rank.isPrefix) expect(rank.length).toBeGreaterThanOrEqual(previous.length);
        else expect(previous?.isPrefix).toBe(true);
      });
    });

    it('returns unique ids and descriptions', async () => {
      const suggestions = await places.suggest(known.typed.slice(0, 3));
      expect(new Set(suggestions.map(({ placeId }) => placeId)).size).toBe(suggestions.length);
      expect(new Set(suggestions.map(({ description }) => description)).size).toBe(suggestions.length);
    });

    it('fills every field, and the description begins with the name', async () => {
      for (const { placeId, description, mainText, secondaryText } of await places.suggest(known.typed)) {
        expect([placeId, description, mainText, secondaryText]).not.toContain('');
        expect(description.startsWith(mainText)).toBe(true);
      }
    });

    it('credits its source with every suggestion, or with none', async () => {
      const sources = (await places.suggest(known.typed.slice(0, 3))).map(({ source }) => source);
      expect(new Set(sources)).toEqual(new Set([harness.source]));
    });

    it('gives the same answer again, even if the caller changed the first one', async () => {
      const first = await places.suggest(known.typed);
      const before = structuredClone(first);
      attemptToChange(first);
      expect(await places.suggest(known.typed)).toEqual(before);
    });

    it('never rejects, for any typed text', async () => {
      const anything = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS));
      await fc.assert(
        fc.asyncProperty(anything, async (typed) => {
          expect(Array.isArray(await places.suggest(typed))).toBe(true);
        }),
        { numRuns: harness.runs?.(500) ?? runs(500) },
      );
    });
  });
};

import type { Coordinates, PlaceAnswer, PlacesPort, PlaceSource } from '@roborrow/domain';
import { NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';

/** Facts that the contract needs about a places service. */
export interface PlacesHarness {
  readonly name: string;
  places(): Promise<PlacesPort>;
  /** A known place. */
  readonly known: {
    /** At least four letters with which the place's description starts. */
    readonly typed: string;
    /** Its description, exactly as suggested. */
    readonly description: string;
    /** Its position, to a tenth of a degree. */
    readonly coordinates: Coordinates;
  };
  /** The source to credit beside its suggestions, if any. */
  readonly source?: PlaceSource;
  /** An address of no place. */
  readonly unknown: string;
  /** A name that several places share. */
  readonly shared: {
    readonly name: string;
    /** The description of the most populous of them, which is chosen. */
    readonly taken: string;
  };
  readonly zip: {
    /** Five digits. */
    readonly typed: string;
    /** Town and state that may be written before them. */
    readonly before: string;
    readonly description: string;
  };
  /**
   * Two letters that are the first word of a known place, and the beginning of a longer word of another one.
   */
  readonly word: { readonly typed: string; readonly place: string; readonly longer: string };
  /**
   * A misspelled name of no place, with two letters swapped, and the description of the place that is meant.
   */
  readonly misspelled: { readonly typed: string; readonly meant: string };
}

const TENTH_OF_A_DEGREE = 0.1;

/** Every place in an answer. */
const namedIn = (answer: PlaceAnswer) => {
  if (answer.kind === 'found') return [answer.place, ...answer.others];
  return answer.didYouMean ? [answer.didYouMean] : [];
};

const isOnTheGlobe = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;

/** The promises of every places service (D110, D112; D41). */
export const describePlacesContract = (harness: PlacesHarness): void => {
  const { known } = harness;

  describe(`places: ${harness.name}`, () => {
    let places: PlacesPort;
    beforeAll(async () => {
      places = await harness.places();
    });

    describe('suggesting', () => {
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
          if (previous?.isPrefix === rank.isPrefix)
            expect(rank.length).toBeGreaterThanOrEqual(previous.length);
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
        const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NAUGHTY_STRINGS));
        await fc.assert(
          fc.asyncProperty(anything, async (typed) => {
            expect(Array.isArray(await places.suggest(typed))).toBe(true);
          }),
          { numRuns: runs(500) },
        );
      });
    });

    describe('geocoding', () => {
      const expectKnown = (answer: PlaceAnswer): void => {
        expect(answer).toMatchObject({
          kind: 'found',
          place: { description: known.description },
          others: [],
        });
        for (const { coordinates } of namedIn(answer)) {
          const { latitude, longitude } = known.coordinates;
          expect(Math.abs(coordinates.latitude - latitude)).toBeLessThan(TENTH_OF_A_DEGREE);
          expect(Math.abs(coordinates.longitude - longitude)).toBeLessThan(TENTH_OF_A_DEGREE);
        }
      };

      it('finds a place by its description', async () => {
        expectKnown(await places.geocode(known.description));
      });

      it('ignores case and outer spaces', async () => {
        expectKnown(await places.geocode(`  ${known.description.toUpperCase()} `));
      });

      it('finds every place that it suggests, and only that one', async () => {
        for (const typed of [known.typed, harness.shared.name]) {
          for (const { description } of await places.suggest(typed)) {
            expect(await places.geocode(description)).toMatchObject({
              kind: 'found',
              place: { description },
              others: [],
            });
          }
        }
      });

      it('chooses the most populous place of a name, and returns the others beside it (D41)', async () => {
        const answer = await places.geocode(harness.shared.name);
        expect(answer).toMatchObject({ kind: 'found', place: { description: harness.shared.taken } });
        const descriptions = namedIn(answer).map(({ description }) => description);
        expect(descriptions.length).toBeGreaterThan(1);
        expect(new Set(descriptions).size).toBe(descriptions.length);
        for (const description of descriptions) {
          expect(await places.geocode(description)).toMatchObject({ place: { description }, others: [] });
        }
      });

      it('reads five digits as a ZIP code, which has its own place (D41)', async () => {
        const { typed, before, description } = harness.zip;
        for (const text of [typed, ` ${typed} `, `${typed}-1234`, `${before} ${typed}`, description]) {
          expect(await places.geocode(text), text).toMatchObject({
            kind: 'found',
            place: { description },
            others: [],
          });
        }
        expect(await places.geocode('00000')).toEqual({ kind: 'unknown', didYouMean: null });
      });

      it('offers a similar place for a misspelled name, and finds none (D41)', async () => {
        expect(await places.geocode(harness.misspelled.typed)).toMatchObject({
          kind: 'unknown',
          didYouMean: { description: harness.misspelled.meant },
        });
      });

      it('credits its source with every place, or with none', async () => {
        const asked = [known.description, harness.shared.name, harness.misspelled.typed];
        const answers = await Promise.all(asked.map((address) => places.geocode(address)));
        const sources = answers.flatMap(namedIn).map(({ source }) => source);
        expect(new Set(sources)).toEqual(new Set([harness.source]));
      });

      it.each([
        ['an unknown place', harness.unknown],
        ['an empty address', ''],
        ['a blank address', '   '],
      ])('finds nothing for %s', async (_, address) => {
        expect(await places.geocode(address)).toEqual({ kind: 'unknown', didYouMean: null });
      });

      it('gives the same answer again, even if the caller changed the first one', async () => {
        for (const address of [known.description, harness.shared.name]) {
          const first = await places.geocode(address);
          const before = structuredClone(first);
          attemptToChange(first);
          expect(await places.geocode(address)).toEqual(before);
        }
      });

      it('returns nothing or points on the globe, for any text', async () => {
        const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NAUGHTY_STRINGS));
        await fc.assert(
          fc.asyncProperty(anything, async (address) => {
            const named = namedIn(await places.geocode(address));
            expect(named.every(({ coordinates }) => isOnTheGlobe(coordinates))).toBe(true);
          }),
          { numRuns: runs(500) },
        );
      });
    });
  });
};

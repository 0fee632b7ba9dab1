import type { Coordinates, PlaceAnswer, PlacesPort } from '@roborrow/domain';
import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptToChange } from './attempt-to-change.ts';
import type { PlacesHarness } from './places-harness.ts';

const TENTH_OF_A_DEGREE = 0.1;

/** Every place in an answer. */
const namedIn = (answer: PlaceAnswer) => {
  if (answer.kind === 'found') return [answer.place, ...answer.others];
  return answer.didYouMean ? [answer.didYouMean] : [];
};

const isOnTheGlobe = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180;

/** How every places service finds the coordinates of an address (D112; D41). */
export const describeGeocodingContract = (harness: PlacesHarness): void => {
  const { known } = harness;

  describe(`geocoding: ${harness.name}`, () => {
    let places: PlacesPort;
    beforeAll(async () => {
      places = await harness.places();
    });

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
      const anything = fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS));
      await fc.assert(
        fc.asyncProperty(anything, async (address) => {
          const named = namedIn(await places.geocode(address));
          expect(named.every(({ coordinates }) => isOnTheGlobe(coordinates))).toBe(true);
        }),
        { numRuns: harness.runs?.(500) ?? runs(500) },
      );
    });
  });
};

import {
  haversineMiles,
  MAX_RADIUS,
  type Coordinates,
  type PlacesPort,
  type TownsPort,
} from '@roborrow/domain';
import { runs, usCoordinatesArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

/** Facts that the contract needs about a source of towns. */
export interface TownsHarness {
  readonly name: string;
  /** The towns, and the places service that geocodes their names. */
  towns(): Promise<TownsPort & Pick<PlacesPort, 'geocode'>>;
  /** A town, and a position in it. */
  readonly known: { readonly description: string; readonly position: Coordinates };
  /** Positions with no town within 100 miles. */
  readonly nowhere: readonly Coordinates[];
}

/** How a position becomes the name of the nearest town within 100 miles (D340). */
export const describeTownsContract = (harness: TownsHarness): void => {
  describe(`the nearest town: ${harness.name}`, () => {
    let towns: Awaited<ReturnType<TownsHarness['towns']>>;
    beforeAll(async () => {
      towns = await harness.towns();
    });

    it('is the town of a position in it', async () => {
      const town = await towns.nearestTown(harness.known.position);
      expect(town?.description).toBe(harness.known.description);
    });

    it('is nothing far from every town (D340)', async () => {
      for (const position of harness.nowhere) expect(await towns.nearestTown(position)).toBeNull();
    });

    it('has a name that means only this town, within 100 miles of the position (D340, D20)', async () => {
      await fc.assert(
        fc.asyncProperty(usCoordinatesArb, async (position) => {
          const town = await towns.nearestTown(position);
          fc.pre(town !== null);
          const answer = await towns.geocode(town.description);
          expect(answer).toMatchObject({
            kind: 'found',
            place: { description: town.description },
            others: [],
          });
          if (answer.kind === 'found')
            expect(haversineMiles(position, answer.place.coordinates)).toBeLessThanOrEqual(MAX_RADIUS);
        }),
        { numRuns: runs(100) },
      );
    });
  });

  describe(`all towns: ${harness.name}`, () => {
    it('come with the most populous first, each with a name of its own (D380)', async () => {
      const listed = await (await harness.towns()).list();
      expect(listed.map(({ description }) => description)).toContain(harness.known.description);
      expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length);
      const populations = listed.map(({ population }) => population);
      expect(populations).toEqual(populations.toSorted((a, b) => b - a));
    });

    it('are found by their names, where they are (D380, D381)', async () => {
      const towns = await harness.towns();
      const listed = await towns.list();
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...listed), async ({ description, coordinates }) => {
          expect(await towns.geocode(description)).toMatchObject({
            kind: 'found',
            place: { description, coordinates },
            others: [],
          });
        }),
        { numRuns: runs(100) },
      );
    });
  });
};

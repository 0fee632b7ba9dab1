import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, haversineMiles, unambiguousCoordinates } from '@roborrow/domain';
import { createGazetteerPlaces } from '@roborrow/adapter-gazetteer';
import { describe, expect, it } from 'vitest';

const { robots = [] } = demoSeed(epochMs(1_790_000_000_000));

describe("the places of the demo's robots", () => {
  it("are at most 10 miles from the gazetteer's position", async () => {
    const places = createGazetteerPlaces();
    for (const { location, coordinates, name } of robots) {
      const there = unambiguousCoordinates(await places.geocode(location));
      if (there === null || coordinates === null) throw new Error(`${name} in ${location} is nowhere`);
      expect(haversineMiles(there, coordinates), `${name} in ${location}`).toBeLessThan(10);
    }
  });

  it('include at least 10 within 25 miles of Apex, some within 5 and within 1', async () => {
    const apex = unambiguousCoordinates(await createGazetteerPlaces().geocode('Apex, NC, USA'));
    if (apex === null) throw new Error('Apex is nowhere');
    const within = (miles: number): number =>
      robots.filter(({ coordinates }) => coordinates !== null && haversineMiles(apex, coordinates) <= miles)
        .length;
    expect(within(25)).toBeGreaterThanOrEqual(10);
    expect(within(5)).toBeGreaterThan(within(1));
    expect(within(1)).toBeGreaterThanOrEqual(2);
  });
});

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeDataFile } from './data-file.ts';
import { readSourcePlaces } from './source-places.ts';

const COMMITTED = new URL('../../packages/gazetteer/src/data/packed-us-places.ts', import.meta.url);
/** Leaves room for the code within the 100 kB that may be loaded when a place is typed. */
const BUDGET = 92_000;

const { text, places } = makeDataFile();

describe('the data file', () => {
  it('is committed as the packages give it', async () => {
    expect((await readFile(COMMITTED, 'utf8')) === text).toBe(true);
  });

  it('stays within its budget and names its source', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(BUDGET);
    expect(text).toContain('GeoNames (https://www.geonames.org), CC BY 4.0');
  });

  it('holds nearly all of what both packages know, under labels that tell them apart', () => {
    const known = readSourcePlaces();
    expect(places.length).toBeGreaterThan(known.length * 0.998);
    expect(new Set(places.map(({ place, label }) => `${label}|${place.state}`)).size).toBe(places.length);
  });
});

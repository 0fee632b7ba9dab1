import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeDataFile, makeZipFile } from './data-file.ts';
import { readSourcePlaces } from './source-places.ts';

const committed = (name: string): Promise<string> =>
  readFile(new URL(`../src/data/${name}`, import.meta.url), 'utf8');
/** The limit for a typed place is 100 kB; the rest is for the code. */
const BUDGET = 92_000;

const made = makeDataFile();
const { text, places } = made;

describe('the data file', () => {
  it('is committed as the packages give it', async () => {
    expect((await committed('packed-us-places.ts')) === text).toBe(true);
  });

  it('is within its budget and names its source', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(BUDGET);
    expect(text).toContain('GeoNames (https://www.geonames.org), CC BY 4.0');
  });

  it('contains nearly all places of both packages, with distinct labels', () => {
    const known = readSourcePlaces();
    expect(places.length).toBeGreaterThan(known.length * 0.998);
    expect(new Set(places.map(({ place, label }) => `${label}|${place.state}`)).size).toBe(places.length);
  });
});

describe('the data file of ZIP codes', () => {
  const zipFile = makeZipFile(made);

  it('is committed as the packages give it', async () => {
    expect((await committed('packed-us-zip-codes.ts')) === zipFile).toBe(true);
  });

  it('is within its budget and names its sources', () => {
    expect(gzipSync(zipFile, { level: 9 }).length).toBeLessThan(95_000);
    expect(zipFile).toContain('U.S. Census Bureau; GeoNames (https://www.geonames.org), CC BY 4.0');
  });
});

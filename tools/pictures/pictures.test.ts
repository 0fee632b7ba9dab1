import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoPeople, demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, haversineMiles } from '@roborrow/domain';
import { createGazetteerPlaces } from '@roborrow/gazetteer';
import { describe, expect, it } from 'vitest';
import { MARK } from './brand/mark.ts';
import { allPictures } from './pictures.ts';

const WEB = join(import.meta.dirname, '../../apps/web');
const { robots = [], users = [] } = demoSeed(epochMs(1_790_000_000_000));
const pictures = allPictures();
const drawn = new Set(pictures.map(({ path }) => path));

/** Kilobytes of a thousand bytes, as they travel. */
const kilobytes = (svg: string): number => gzipSync(svg, { level: 9 }).length / 1000;

describe('The committed pictures', () => {
  it('are the ones the program draws, twice the same', () => {
    expect(allPictures()).toEqual(pictures);
    const stale = pictures.filter(({ path, svg }) => readFileSync(join(WEB, path), 'utf8') !== svg);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });

  it('have no leftovers beside them', () => {
    for (const folder of ['public/demo/robots', 'public/demo/people', 'public/illustrations']) {
      for (const file of readdirSync(join(WEB, folder))) expect(drawn).toContain(`${folder}/${file}`);
    }
  });

  it.each(pictures.map(({ path, svg }) => [path, svg] as const))(
    '%s is a safe, small, static picture',
    (path, svg) => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
      expect(svg).not.toMatch(/<script|<foreignObject|<image|<style|\son\w+=|href|javascript:|@import|<!/i);
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/\w:\/\//);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
      expect(kilobytes(svg)).toBeLessThanOrEqual(path === 'public/hero.svg' ? 12 : 6);
    },
  );

  it('include the mark that the navigation bar draws', () => {
    expect(readFileSync(join(WEB, 'src/ui/LogoMark.tsx'), 'utf8')).toContain(MARK);
  });
});

describe('The demo data beside the pictures', () => {
  it('refers only to pictures that exist, and leaves none unused', () => {
    const used = [...robots.flatMap(({ images }) => images), ...users.map(({ avatar }) => avatar)];
    for (const url of used) expect(drawn).toContain(`public${url}`);
    const demo = [...drawn].filter((path) => path.startsWith('public/demo/'));
    expect(demo.length).toBe(used.length);
    expect(demoPeople.length).toBe(users.length);
  });

  it('gives most robots two to four pictures', () => {
    const several = robots.filter(({ images }) => images.length >= 2 && images.length <= 4);
    expect(several.length).toBeGreaterThan(robots.length * 0.9);
  });

  it('lies where the gazetteer says, within 10 miles', async () => {
    const places = createGazetteerPlaces();
    for (const { location, coordinates, name } of robots) {
      const there = await places.geocode(location);
      expect(there, location).not.toBeNull();
      if (there === null || coordinates === null) throw new Error(`${name} is nowhere`);
      expect(haversineMiles(there, coordinates), `${name} in ${location}`).toBeLessThan(10);
    }
  });

  it('is a neighbourhood around Apex: at least 10 within 25 miles, some within 5 and within 1', async () => {
    const apex = await createGazetteerPlaces().geocode('Apex, NC, USA');
    if (apex === null) throw new Error('Apex is nowhere');
    const within = (miles: number): number =>
      robots.filter(({ coordinates }) => coordinates !== null && haversineMiles(apex, coordinates) <= miles)
        .length;
    expect(within(25)).toBeGreaterThanOrEqual(10);
    expect(within(5)).toBeGreaterThan(within(1));
    expect(within(1)).toBeGreaterThanOrEqual(2);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoSeed } from '@roborrow/adapter-in-memory';
import { epochMs, pictureForms } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');
const { robots = [], users = [] } = demoSeed(epochMs(1_790_000_000_000));
const stored = ['demo/robots', 'demo/people'].flatMap((folder) =>
  readdirSync(join(PUBLIC, folder)).map((file) => `/${folder}/${file}`),
);

describe("the demo's pictures", () => {
  it('are exactly those that robots and users show', () => {
    const drawings = robots.flatMap(({ images }) => images.map((image) => pictureForms(image).url));
    const shown = [...drawings, ...users.map(({ avatar }) => avatar)];
    expect(stored.toSorted()).toEqual(shown.toSorted());
  });

  it('have colours, as stored photos, where lists show them first (D741)', () => {
    for (const { images } of robots)
      expect(images.map((image) => pictureForms(image).placeholder !== null)).toEqual(
        images.map((_, index) => index === 0),
      );
  });

  it('are two to four for most robots', () => {
    const several = robots.filter(({ images }) => images.length >= 2 && images.length <= 4);
    expect(several.length).toBeGreaterThan(robots.length * 0.9);
  });

  it('are static drawings of at most 6 kB, without scripts or URLs', () => {
    for (const path of stored) {
      const svg = readFileSync(join(PUBLIC, path), 'utf8');
      expect(svg, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
      expect(svg, path).not.toMatch(
        /<script|<foreignObject|<image|<style|\son\w+=|href|javascript:|@import|<!/i,
      );
      expect(gzipSync(svg, { level: 9 }).length, path).toBeLessThanOrEqual(6000);
    }
  });
});

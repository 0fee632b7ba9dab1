import { describe, expect, test } from 'vitest';
import { versionIn } from './java.ts';

describe("the version in Java's output", () => {
  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_401"', 8],
    ['java version "11.0.2" 2019-01-15 LTS', 11],
    ['No Java runtime present.', null],
  ])('%s', (text, version) => {
    expect(versionIn(text)).toBe(version);
  });
});

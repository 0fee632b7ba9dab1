import { describe, expect, it } from 'vitest';
import { NAUGHTY_STRINGS, SCRIPT_PAYLOADS } from './index.ts';

/** The name of the call: written out, split in two, and in base64 at the beginning and within a text. */
const CALL = /__xss|__x'\+'ss|X194c3M|fX3hzc/;

describe('the hostile strings of the tests', () => {
  it('are at least 500 naughty strings, all different', () => {
    expect(new Set(NAUGHTY_STRINGS).size).toBe(NAUGHTY_STRINGS.length);
    expect(NAUGHTY_STRINGS.length).toBeGreaterThanOrEqual(500);
  });

  it('are at least 200 script payloads, all different', () => {
    expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length);
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  });

  it('each payload calls the function that a tested page defines, in plain text or encoded', () => {
    const mute = SCRIPT_PAYLOADS.filter((payload) => !CALL.test(undisguised(payload)));
    expect(mute).toEqual([]);
  });
});

/** Decodes entities and escapes as a browser does. */
function undisguised(payload: string): string {
  const read = (code: string, base: number): string => String.fromCodePoint(Number.parseInt(code, base));
  return payload
    .replaceAll(/&#x([\da-f]+);?/gi, (_, code: string) => read(code, 16))
    .replaceAll(/&#(\d+);?/g, (_, code: string) => read(code, 10))
    .replaceAll(/(?:\\u\{?|\\x|%)(?:00)?([\da-f]{2})\}?/gi, (_, code: string) => read(code, 16));
}

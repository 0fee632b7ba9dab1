import { describe, expect, it } from 'vitest';
import { NAUGHTY_STRINGS, SCRIPT_PAYLOADS } from './index.ts';

/** The call's name; in two pieces, and in base64 as it starts one and as it stands within one. */
const CALL = /__xss|__x'\+'ss|X194c3M|fX3hzc/;

describe('the strings that everything is tried with', () => {
  it('are at least 500 naughty ones, no two the same', () => {
    expect(new Set(NAUGHTY_STRINGS).size).toBe(NAUGHTY_STRINGS.length);
    expect(NAUGHTY_STRINGS.length).toBeGreaterThanOrEqual(500);
  });

  it('are at least 200 script payloads, no two the same', () => {
    expect(new Set(SCRIPT_PAYLOADS).size).toBe(SCRIPT_PAYLOADS.length);
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  });

  it('every payload calls what a page under test listens to, openly or in disguise', () => {
    const mute = SCRIPT_PAYLOADS.filter((payload) => !CALL.test(undisguised(payload)));
    expect(mute).toEqual([]);
  });
});

/** Entities and escapes read as a browser reads them. */
function undisguised(payload: string): string {
  const read = (code: string, base: number): string => String.fromCodePoint(Number.parseInt(code, base));
  return payload
    .replaceAll(/&#x([\da-f]+);?/gi, (_, code: string) => read(code, 16))
    .replaceAll(/&#(\d+);?/g, (_, code: string) => read(code, 10))
    .replaceAll(/(?:\\u\{?|\\x|%)(?:00)?([\da-f]{2})\}?/gi, (_, code: string) => read(code, 16));
}

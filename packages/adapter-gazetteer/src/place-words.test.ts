import { anyTextArb, NAUGHTY_STRINGS, runs } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, readingsOf } from './place-words.ts';

describe('normalising a place name', () => {
  it.each([
    ['Apex', 'apex'],
    ['  APEX ,NC ', 'apex nc'],
    ['Cañon City', 'canon city'],
    ['Lāʻie', 'laie'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['Washington, D.C.', 'washington dc'],
    ['Winston-Salem', 'winston salem'],
    ['St. Louis', 'saint louis'],
    ['St.Louis', 'saint louis'],
    ['East St Louis', 'east saint louis'],
    ['Sault Ste. Marie', 'sault sainte marie'],
    ['Ft. Worth', 'fort worth'],
    ['Mt Vernon', 'mount vernon'],
    ['Helena, MT', 'helena mt'],
    ['東京', '東京'],
    ['!?', ''],
    ['constructor', 'constructor'],
  ])('turns %j into %j', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('treats a plain text like one that has to be normalised', () => {
    const words = fc.constantFrom('st', 'Ste', 'MT', 'Ft', 'Apex', '27502', '', ' ');
    const plain = fc
      .array(fc.oneof(words, fc.stringMatching(/^[A-Za-z0-9 ]{0,5}$/)))
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(plain, (text) => {
        expect(normalise(text)).toBe(normalise(`${text} !`));
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(anyTextArb(), fc.constantFrom(...NAUGHTY_STRINGS)), (text) => {
        const said = normalise(text);
        expect(normalise(said)).toBe(said);
        expect(said).not.toMatch(/^ | {2}| $/);
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('an unfinished text', () => {
  it.each([
    ['apex', ['apex']],
    ['st louis', ['saint louis']],
    ['port st', ['port st', 'port saint']],
    ['st.', ['st', 'saint']],
    ['helena mt', ['helena mt']],
    ['', ['']],
    ['La ', ['la ']],
    ['port st.  ', ['port saint ']],
    [' ', ['']],
  ])('%j can be the beginning of %j', (typed, expected) => {
    expect(readingsOf(typed)).toEqual(expected);
  });
});

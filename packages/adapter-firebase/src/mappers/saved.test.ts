import { mergeSaved, NOTHING_SAVED, type Saved } from '@roborrow/domain';
import { runs, savedArb } from '@roborrow/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedSaved } from '../../testing/stored-documents.ts';
import { decodeSaved, encodeSaved } from './saved.ts';

const RIGHT = 'rover 1700000000000 24.5 Lawn rover';

const decoded = (document: object): Saved | null => {
  const result = decodeSaved('saved', document);
  return result.success ? result.data : null;
};

describe('what is saved, as lines of text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(savedArb, (drawn) => {
        const saved = mergeSaved(drawn, NOTHING_SAVED);
        expect(decoded(encodeSaved(saved))).toEqual(saved);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('is what the document of an account holds', () => {
    expect(decoded(storedSaved())).toEqual({
      robots: [{ id: 'rover', at: 1_700_000_000_000, name: 'Lawn rover', price: 24.5 }],
      searches: [
        { id: 'query=arm&distance=10', at: 1_700_000_000_000, name: 'Arms', seenAt: 1_700_000_000_001 },
      ],
      removed: [{ id: 'arm-2', at: 1_700_000_000_000 }],
    });
  });

  it('loses only the lines that are invalid', () => {
    const damaged = [7, null, {}, '', 'rover', 'a 1 x Rover', 'a 1 1.5.5 Rover', 'a b 1 20 Rover', RIGHT];
    expect(decoded({ ...storedSaved(), robots: damaged })).toEqual(decoded(storedSaved()));
    expect(decoded({})).toEqual(NOTHING_SAVED);
  });
});

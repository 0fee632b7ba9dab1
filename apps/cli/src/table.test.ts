import fc from 'fast-check';
import { runs } from '@roborrow/domain/testing';
import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('a table (D560)', () => {
  it('has its columns under one another, numbers to the right', () => {
    const columns = [{ heading: 'Robot' }, { heading: 'Price', isRight: true }];
    expect(
      table(
        columns,
        [
          ['Rover', '$5'],
          ['Ox', '$1,250'],
        ],
        null,
      ),
    ).toEqual(['Robot   Price', 'Rover      $5', 'Ox     $1,250']);
  });

  it('fits the terminal if its columns can, and shortens no whole column', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !/\p{C}/u.test(text));
    const rows = fc.array(fc.tuple(cell, cell, fc.stringMatching(/^[a-z]{1,12}$/)), {
      minLength: 1,
      maxLength: 5,
    });
    const columns = [{ heading: 'Robot' }, { heading: 'Place' }, { heading: 'Id', isWhole: true }];
    fc.assert(
      fc.property(rows, fc.integer({ min: 30, max: 120 }), (cells, width) => {
        const lines = table(columns, cells, width);
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
        lines.slice(1).forEach((line, at) => expect(line.endsWith(`  ${cells[at]?.[2]}`)).toBe(true));
      }),
      { numRuns: runs(300) },
    );
  });
});

import fc from 'fast-check';
import { SPECIFICATIONS } from '@roborrow/domain';
import { robotArb, runs } from '@roborrow/domain/testing';
import { expect, test } from 'vitest';
import { put } from './state.ts';
import { decodeRecord } from './decode-document.ts';

const refuse = () => {
  throw new Error('a readable robot was skipped');
};

test('a robot that was stored before a specification existed has an empty text for it (D140)', () => {
  fc.assert(
    fc.property(robotArb, fc.subarray(SPECIFICATIONS.map(({ name }) => name)), (robot, unknown) => {
      const known = Object.entries(robot.specifications).filter(
        ([name]) => !unknown.some((other) => other === name),
      );
      const document = { ...robot, specifications: Object.fromEntries(known) };
      const specifications = {
        ...robot.specifications,
        ...Object.fromEntries(unknown.map((name) => [name, ''])),
      };
      expect(decodeRecord({ collection: 'robots', id: robot.id, document }, refuse)).toEqual([
        put('robots', { ...robot, specifications }),
      ]);
    }),
    { numRuns: runs(100) },
  );
});

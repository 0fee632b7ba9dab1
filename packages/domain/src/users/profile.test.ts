import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownProfileArb, publicProfileArb, runs } from '../../testing/index.ts';
import { ownProfile } from './profile.ts';

describe('ownProfile', () => {
  it('merges the private part in', () => {
    fc.assert(
      fc.property(ownProfileArb, (own) => {
        const { email, coordinates, ...shared } = own;
        expect(ownProfile(shared, { email, coordinates })).toEqual(own);
      }),
      { numRuns: runs(500) },
    );
  });

  it('has no email and no place without it', () => {
    fc.assert(
      fc.property(publicProfileArb, (profile) => {
        expect(ownProfile(profile, null)).toEqual({ ...profile, email: '', coordinates: null });
      }),
      { numRuns: runs(500) },
    );
  });
});

import fc from 'fast-check';
import {
  epochMs,
  EXPERTISE_LEVELS,
  fullName,
  userId,
  type AuthUser,
  type NewProfile,
  type OwnProfile,
  type ProfileChanges,
  type PublicProfile,
  type UserId,
  type Username,
} from '../src/index.ts';
import { coordinatesArb } from './geo.ts';
import { idArb } from './robots.ts';

const userIdArb: fc.Arbitrary<UserId> = idArb.map(userId);

/** Any valid username. */
export const usernameArb: fc.Arbitrary<Username> = fc
  .stringMatching(/^[a-z0-9_]{3,20}$/)
  .map((name) => name as Username); // the pattern is the rule itself

/** Typical first and last names: never blank, no outer spaces, within the limit. */
const nameArb: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('Ada', 'Grace', 'Ō', "O'Neil", 'María José', '李', 'van der Berg'),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.length <= 50),
);

/** Few distinct times, so that ties happen. */
const momentArb = fc.nat(20).map((hours) => epochMs(1_700_000_000_000 + hours * 3_600_000));

const emailArb = fc.stringMatching(/^[a-z]{1,10}@example\.(?:com|org)$/);

const newProfileArb: fc.Arbitrary<NewProfile> = fc
  .record({
    id: userIdArb,
    username: fc.option(usernameArb),
    firstName: nameArb,
    lastName: nameArb,
    email: emailArb,
  })
  .map((profile) => ({ ...profile, displayName: fullName(profile.firstName, profile.lastName) }));

const profileChangesArb: fc.Arbitrary<ProfileChanges> = fc.record({
  firstName: nameArb,
  lastName: nameArb,
  bio: fc.string({ maxLength: 60, unit: 'grapheme' }),
  location: fc.constantFrom('', 'Apex, NC, USA', 'Null Island'),
  coordinates: fc.option(coordinatesArb),
  expertise: fc.constantFrom(...EXPERTISE_LEVELS),
  avatar: fc.constantFrom('', 'https://pictures.example/avatar.webp'),
});

/** A profile as everyone reads it. */
export const publicProfileArb: fc.Arbitrary<PublicProfile> = fc
  .tuple(
    newProfileArb,
    profileChangesArb,
    fc.record({
      isVerified: fc.boolean(),
      isPremium: fc.boolean(),
      rating: fc.constantFrom(0, 3.5, 4.25, 5),
      reviewCount: fc.nat(20),
      createdAt: momentArb,
      updatedAt: momentArb,
    }),
  )
  .map(
    ([
      { id, username, firstName, lastName, displayName },
      { bio, location, expertise, avatar },
      standing,
    ]) => ({
      ...{ id, username, firstName, lastName, displayName },
      ...{ bio, location, expertise, avatar },
      ...standing,
    }),
  );

/** A profile as its owner reads it. */
export const ownProfileArb: fc.Arbitrary<OwnProfile> = fc
  .tuple(publicProfileArb, emailArb, fc.option(coordinatesArb))
  .map(([profile, email, coordinates]) => ({ ...profile, email, coordinates }));

/** A signed-in user. */
export const authUserArb: fc.Arbitrary<AuthUser> = fc.record({
  uid: userIdArb,
  email: emailArb,
  displayName: fc.oneof(nameArb, fc.constant('')),
  signedInAt: momentArb,
});

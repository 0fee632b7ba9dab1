import { serverTimestamp } from 'firebase/firestore';
import { allowed, denied } from '../case.ts';
import { imageUrl, LONG_AGO, profile } from '../documents.ts';
import { fieldCases, PAST } from '../fields.ts';
import { ADA, BOB, CYD, NIA } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, newProfile, remove, update, updateWith } from '../writes.ts';
import { CHANGED_PROFILE, NEW_PROFILE } from './user-fields.ts';

const USER = `users/${ADA}`;
const WITHOUT_PROFILE: Documents = { [USER]: null, 'usernames/ada_1': null };
const along = { updatedAt: serverTimestamp() };

const PROTECTED = {
  isVerified: true,
  isPremium: true,
  rating: 5,
  reviewCount: 9,
  createdAt: PAST,
  email: 'ada@example.com',
  latitude: 35.7,
  isAdmin: true,
};

export const users = [
  ...fieldCases('U3', 'a new profile', NEW_PROFILE, createWith(USER, newProfile()), WITHOUT_PROFILE),
  ...fieldCases('U7', 'a changed profile', CHANGED_PROFILE, updateWith(USER, along)),

  ...allowed(
    'U2',
    {
      'somebody new makes a profile': create(`users/${NIA}`, newProfile(NIA)),
    },
    { as: 'new' },
  ),
  ...allowed(
    'U2',
    { 'the profile has no more than it must': create(USER, newProfile()) },
    { given: WITHOUT_PROFILE },
  ),
  ...allowed(
    'U2',
    { 'a sign-in of nearly eight hours is enough': create(USER, newProfile()) },
    { as: 'eight-hours', given: WITHOUT_PROFILE },
  ),
  ...denied('U2', {
    'an existing profile is not made again': create(USER, newProfile()),
    'another’s profile is not made': create(`users/${NIA}`, newProfile(NIA)),
  }),
  ...denied(
    'U3',
    { 'a new profile with something extra': create(USER, { ...newProfile(), email: 'ada@example.com' }) },
    { given: WITHOUT_PROFILE },
  ),

  ...Object.entries(PROTECTED).flatMap(([field, value]) =>
    denied('U4', {
      [`an update of ${field} alone`]: update(USER, { [field]: value, ...along }),
      [`an update of ${field} beside the bio`]: update(USER, { bio: 'Welds.', [field]: value, ...along }),
    }),
  ),
  ...denied('U4', { 'another’s bio': update(USER, { bio: 'Welds.', ...along }) }, { as: 'other' }),
  ...allowed('U4', {
    'everything that may be changed, at once': update(USER, {
      firstName: 'Augusta',
      lastName: 'King',
      displayName: 'Augusta King',
      bio: 'Poetical science.',
      location: 'Apex, NC, USA',
      expertise: 'expert',
      avatar: imageUrl('avatars'),
      ...along,
    }),
  }),
  ...allowed(
    'U4',
    { 'the bio of an old profile that still holds an email': update(USER, { bio: 'Welds.', ...along }) },
    {
      given: {
        [USER]: { ...profile(ADA, 'Ada'), email: 'ada@example.com' },
      },
    },
  ),

  ...allowed(
    'U8',
    { 'an avatar is taken away': update(USER, { avatar: '', ...along }) },
    {
      given: {
        [USER]: { ...profile(ADA, 'Ada'), avatar: imageUrl('avatars') },
      },
    },
  ),
  ...allowed(
    'U8',
    {
      'an old avatar from elsewhere stays': update(USER, { bio: 'Welds.', ...along }),
    },
    { given: { [USER]: { ...profile(ADA, 'Ada'), avatar: 'https://example.com/ada.png' } } },
  ),

  ...denied('U9', { 'a profile deleted without leaving': remove(USER) }),
  ...denied(
    'U9',
    { 'another’s profile deleted while they leave': remove(USER) },
    { as: 'counterpart', given: ADA_IS_LEAVING },
  ),
  ...denied(
    'U9',
    { 'another’s profile deleted on one’s own mark': remove(USER) },
    {
      as: 'counterpart',
      given: {
        [`deletions/${BOB}`]: { at: LONG_AGO },
        [`deletions/${CYD}`]: { at: LONG_AGO },
      },
    },
  ),
];

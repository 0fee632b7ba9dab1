import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { imageUrl, LONG_AGO, profile } from '../documents.ts';
import { again, fieldCases, MISSING, PAST } from '../fields.ts';
import { ADA, BOB, CYD, NIA } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, newProfile, remove, update, updateWith } from '../writes.ts';
import { CHANGED_PROFILE, NEW_PROFILE } from './user-fields.ts';

const USER = `users/${ADA}`;
const WITHOUT_PROFILE: Documents = { [USER]: null, 'usernames/ada_1': null };
const along = { updatedAt: serverTimestamp() };

const REPLIES = {
  taken: { 'an hour': 'hour', hours: 'hours', 'a day': 'day', days: 'days', nothing: MISSING },
  refused: { 'other words': 'at once', 'a number': 5, null: null, 'no text': '' },
};

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
  ...fieldCases('D203', 'a new profile', NEW_PROFILE, createWith(USER, newProfile()), WITHOUT_PROFILE),
  ...fieldCases('D207', 'a changed profile', again(CHANGED_PROFILE), updateWith(USER, along)),

  ...fieldCases('D514', 'a reply time', { replies: REPLIES }, updateWith(USER, along)),
  ...denied('D514', {
    'the reply time of another': update(`users/${BOB}`, { replies: 'hour', ...along }),
    'a reply time without the time of the change': update(USER, { replies: 'hour' }),
  }),
  ...denied(
    'D514',
    { 'a reply time of a person who leaves': update(USER, { replies: 'hour', ...along }) },
    { given: ADA_IS_LEAVING },
  ),
  ...denied(
    'D514',
    { 'a new profile with a reply time': create(USER, { ...newProfile(), replies: 'hour' }) },
    { given: WITHOUT_PROFILE },
  ),

  ...allowed(
    'D202',
    {
      'a new user creates a profile': create(`users/${NIA}`, newProfile(NIA)),
    },
    { as: 'new' },
  ),
  ...allowed(
    'D202',
    { 'the profile has no more than it must': create(USER, newProfile()) },
    { given: WITHOUT_PROFILE },
  ),
  ...allowed(
    'D202',
    { 'a sign-in of nearly eight hours is enough': create(USER, newProfile()) },
    { as: 'eight-hours', given: WITHOUT_PROFILE },
  ),
  ...denied('D202', {
    'an existing profile is not made again': create(USER, newProfile()),
    'another’s profile is not made': create(`users/${NIA}`, newProfile(NIA)),
  }),
  ...denied(
    'D203',
    { 'a new profile with something extra': create(USER, { ...newProfile(), email: 'ada@example.com' }) },
    { given: WITHOUT_PROFILE },
  ),

  ...Object.entries(PROTECTED).flatMap(([field, value]) =>
    denied('D204', {
      [`an update of ${field} alone`]: update(USER, { [field]: value, ...along }),
      [`an update of ${field} beside the bio`]: update(USER, { bio: 'Welds.', [field]: value, ...along }),
    }),
  ),
  ...denied('D204', { 'another’s bio': update(USER, { bio: 'Welds.', ...along }) }, { as: 'other' }),
  ...allowed('D204', {
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
    'D204',
    { 'the bio of an old profile that still holds an email': update(USER, { bio: 'Welds.', ...along }) },
    {
      given: {
        [USER]: { ...profile(ADA, 'Ada'), email: 'ada@example.com' },
      },
    },
  ),

  ...allowed(
    'D208',
    { 'an avatar is taken away': update(USER, { avatar: '', ...along }) },
    {
      given: {
        [USER]: { ...profile(ADA, 'Ada'), avatar: imageUrl('avatars') },
      },
    },
  ),
  ...allowed(
    'D208',
    { 'old names that turn text stay': update(USER, { bio: 'Welds.', ...along }) },
    { given: { [USER]: { ...profile(ADA, 'a\u202eb'), lastName: '\u200b', displayName: 'a\u2066b' } } },
  ),
  ...allowed(
    'D208',
    {
      'an old avatar from elsewhere stays': update(USER, { bio: 'Welds.', ...along }),
    },
    { given: { [USER]: { ...profile(ADA, 'Ada'), avatar: 'https://example.com/ada.png' } } },
  ),

  ...denied('D209', { 'a profile deleted without leaving': remove(USER) }),
  ...denied(
    'D209',
    { 'another’s profile deleted while they leave': remove(USER) },
    { as: 'counterpart', given: ADA_IS_LEAVING },
  ),
  ...denied(
    'D209',
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

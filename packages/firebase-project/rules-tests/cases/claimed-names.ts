import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { profile } from '../documents.ts';
import { MISSING, times } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import type { Documents } from '../world.ts';
import { create, newProfile, together, updateWith } from '../writes.ts';

const USER = `users/${ADA}`;
const WITHOUT_PROFILE: Documents = { [USER]: null, 'usernames/ada_1': null };
const WITHOUT_NAME: Documents = { [USER]: { ...profile(ADA, 'Ada'), username: '' }, 'usernames/ada_1': null };
const along = { updatedAt: serverTimestamp() };

/** Texts that are not valid usernames. */
const NO_NAMES = [
  'Ada_2',
  'ad',
  times(21, 'a'),
  'ada-2',
  'ada 2',
  'ada.2',
  'аda_2',
  'ada２',
  'ada_2\n',
  'ada😀',
];

const claim = (name: unknown, claimed: string | null = typeof name === 'string' ? name : null, uid = ADA) =>
  together({
    [USER]: { username: name, ...along },
    ...(claimed && { [`usernames/${claimed}`]: { uid } }),
  });

/** D205: a profile without a name can take one, once, with its claim. */
export const claimedNames = [
  ...allowed(
    'D205',
    {
      'a name is taken with its claim': claim('ada_2'),
      'the shortest name': claim('ad_'),
      'the longest name': claim(times(20, 'a')),
    },
    { given: WITHOUT_NAME },
  ),
  ...allowed(
    'D205',
    { 'the name is claimed already, for the same user': claim('ada_1', null) },
    {
      given: {
        ...WITHOUT_NAME,
        'usernames/ada_1': { uid: ADA },
      },
    },
  ),
  ...allowed(
    'D205',
    { 'an old profile with null for a name takes one': claim('ada_2') },
    { given: { ...WITHOUT_NAME, [USER]: { ...profile(ADA, 'Ada'), username: null } } },
  ),
  ...denied(
    'D205',
    { 'an old profile with a number for a name takes one': claim('ada_2') },
    { given: { ...WITHOUT_NAME, [USER]: { ...profile(ADA, 'Ada'), username: 7 } } },
  ),
  ...allowed(
    'D205',
    { 'an old profile without the field takes a name': claim('ada_2') },
    {
      given: {
        [USER]: {
          firstName: 'Ada',
          lastName: 'Okafor',
          displayName: 'Ada',
          bio: '',
          avatar: '',
          location: '',
          expertise: 'expert',
        },
      },
    },
  ),
  ...allowed(
    'D205',
    {
      'a user without names from Google claims a name': claim('ada_2'),
    },
    { given: { [USER]: { ...profile(ADA, ''), lastName: '', displayName: '', username: '' } } },
  ),
  ...denied(
    'D205',
    {
      'a name without its claim': claim('ada_2', null),
      'a name with another’s claim': claim('bob_1', null),
      'a name with a claim for another': claim('ada_2', 'ada_2', BOB),
      'a name with the claim of another name': claim('ada_2', 'ada_3'),
      'a number for a name': claim(7),
      'null for a name': claim(null),
    },
    { given: WITHOUT_NAME },
  ),
  ...NO_NAMES.flatMap((name) => [
    ...denied('D205', { [`the name ${JSON.stringify(name)}`]: claim(name) }, { given: WITHOUT_NAME }),
    ...denied(
      'D205',
      { [`the name ${JSON.stringify(name)}, once claimed`]: claim(name, null) },
      {
        given: {
          ...WITHOUT_NAME,
          [`usernames/${name}`]: { uid: ADA },
        },
      },
    ),
  ]),
  ...denied('D205', {
    'a second name': claim('ada_2'),
    'no name any more': claim('', null),
    'the name gone': updateWith(USER, along)('username', MISSING),
  }),
  ...allowed(
    'D205',
    {
      'a new profile with its name': together({
        [USER]: newProfile(ADA, 'ada_2'),
        'usernames/ada_2': { uid: ADA },
      }),
    },
    { given: WITHOUT_PROFILE },
  ),
  ...denied(
    'D205',
    {
      'a new profile with a name not claimed': create(USER, newProfile(ADA, 'ada_2')),
      'a new profile with another’s name': create(USER, newProfile(ADA, 'bob_1')),
      'a new profile with a bad name': create(USER, newProfile(ADA, 'Ada_2')),
      'a new profile with null for a name': create(USER, { ...newProfile(), username: null }),
    },
    { given: WITHOUT_PROFILE },
  ),
];

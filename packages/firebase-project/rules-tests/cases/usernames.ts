import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { LONG_AGO, profile } from '../documents.ts';
import { times } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, newProfile, remove, together, update } from '../writes.ts';

const USER = `users/${ADA}`;
const WITHOUT_NAME = { [USER]: { ...profile(ADA, 'Ada'), username: '' }, 'usernames/ada_1': null };
const along = { updatedAt: serverTimestamp() };
const named = (username: string) => ({ [USER]: { ...profile(ADA, 'Ada'), username } });
const NO_NAMES = ['Ada', 'ad', times(21, 'a'), 'ada-1', 'ada 1', 'аda', 'ada\n', 'ada😀'];

export const usernames = [
  ...allowed(
    'D221',
    {
      'a claim with a new profile': together({
        [USER]: newProfile(ADA, 'ada_2'),
        'usernames/ada_2': { uid: ADA },
      }),
    },
    { given: { ...WITHOUT_NAME, [USER]: null } },
  ),
  ...allowed(
    'D221',
    {
      'a claim with its profile': together({
        [USER]: { username: 'ada_2', ...along },
        'usernames/ada_2': { uid: ADA },
      }),
    },
    { given: WITHOUT_NAME },
  ),
  ...denied(
    'D221',
    {
      'a claim alone': create('usernames/ada_2', { uid: ADA }),
      'a claim with a profile of another name': together({
        [USER]: { username: 'ada_2', ...along },
        'usernames/ada_3': { uid: ADA },
      }),
      'two claims with one profile': together({
        [USER]: { username: 'ada_2', ...along },
        'usernames/ada_2': { uid: ADA },
        'usernames/ada_3': { uid: ADA },
      }),
    },
    { given: WITHOUT_NAME },
  ),
  ...denied('D221', {
    'a second claim': create('usernames/ada_2', { uid: ADA }),
    'a claim of another’s name for them': create('usernames/cyd_1', { uid: 'cyd' }),
  }),
  ...denied(
    'D221',
    {
      'a claim without a profile': create('usernames/nia', { uid: 'nia' }),
    },
    { as: 'new' },
  ),
  ...denied(
    'D221',
    {
      'a claim with something extra': create('usernames/ada_1', { uid: ADA, at: LONG_AGO }),
      'a claim without a user': create('usernames/ada_1', {}),
      'a claim for null': create('usernames/ada_1', { uid: null }),
      'a claim for a number': create('usernames/ada_1', { uid: 7 }),
    },
    { given: { 'usernames/ada_1': null } },
  ),
  ...NO_NAMES.flatMap((name) =>
    denied(
      'D221',
      { [`the name ${JSON.stringify(name)}`]: create(`usernames/${name}`, { uid: ADA }) },
      { given: named(name) },
    ),
  ),

  ...denied('D222', {
    'another’s claim taken over': update('usernames/bob_1', { uid: ADA }),
    'another’s claim made again': create('usernames/bob_1', { uid: ADA }),
    'one’s own handed on': update('usernames/ada_1', { uid: BOB }),
  }),
  ...denied(
    'D222',
    { 'another’s claim made again by its namesake': create('usernames/bob_1', { uid: ADA }) },
    { given: named('bob_1') },
  ),

  ...denied('D224', { 'a claim deleted without leaving': remove('usernames/ada_1') }),
  ...denied(
    'D224',
    { 'another’s claim deleted while leaving': remove('usernames/bob_1') },
    { given: { ...ADA_IS_LEAVING, [`users/${BOB}`]: null } },
  ),
  ...denied(
    'D224',
    { 'the claim of a user who is being deleted': remove('usernames/ada_1') },
    { as: 'counterpart', given: { ...ADA_IS_LEAVING, [USER]: null } },
  ),
];

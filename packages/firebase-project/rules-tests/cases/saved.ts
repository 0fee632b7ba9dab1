import { allowed, denied } from '../case.ts';
import { saved } from '../documents.ts';
import { briefly, fieldCases, times, type Fields } from '../fields.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import { lines } from '../lines.ts';
import { create, createWith, read, remove, updateWith } from '../writes.ts';

const SAVED = `users/${ADA}/private/saved`;
const WITHOUT = { [SAVED]: null };

const FIELDS: Fields = {
  robots: lines(
    100,
    'rover 1 20 Rover',
    [
      `${times(60)} 999999999999999 9999999.99 ${times(120, '🤖')}`,
      'Ro-ver_9 0 0 ',
      'rover 1 20.5 two words',
      'rover 1 20 אברהם',
    ],
    [
      `${times(61)} 1 20 Rover`,
      ' 1 20 Rover',
      'ro ver 1 20 Rover',
      'ro/ver 1 20 Rover',
      'rover  20 Rover',
      'rover -1 20 Rover',
      'rover 1.5 20 Rover',
      'rover 1000000000000000 20 Rover',
      'rover 1  Rover',
      'rover 1 -20 Rover',
      'rover 1 20. Rover',
      'rover 1 .5 Rover',
      'rover 1 20.555 Rover',
      'rover 1 10000000 Rover',
      'rover 1 NaN Rover',
      'rover 1 20',
      `rover 1 20 ${times(121)}`,
      '',
    ],
  ),
  searches: lines(
    20,
    'query=arm 1 1 Arms',
    [`${times(500, '~')} 999999999999999 999999999999999 ${times(120, '🤖')}`, '! 0 0 ', '%C3%A9&a=b 1 1 é'],
    [
      `${times(501, '~')} 1 1 Arms`,
      ' 1 1 Arms',
      'query=é 1 1 Arms',
      'query=a arm 1 1 Arms',
      'query=arm 1000000000000000 1 Arms',
      'query=arm 1 1000000000000000 Arms',
      'query=arm 1 -1 Arms',
      'query=arm  1 Arms',
      'query=arm 1  Arms',
      'query=arm 1 1',
      `query=arm 1 1 ${times(121)}`,
      '',
    ],
  ),
  removed: lines(
    200,
    'rover 1',
    [`${times(500, '~')} 999999999999999`, 'query=arm 0'],
    [`${times(501, '~')} 1`, 'rover', 'rover ', 'rover 1000000000000000', 'rover 1.5', 'rover 1 ', 'é 1', ''],
  ),
};

export const savedThings = [
  ...fieldCases('D215', 'a first list', FIELDS, createWith(SAVED, saved()), WITHOUT),
  ...fieldCases('D215', 'a changed list', briefly(FIELDS), updateWith(SAVED, {})),
  ...denied('D215', {
    'lists with something extra': create(SAVED, { ...saved(), notes: [] }),
    'something extra beside the lists': updateWith(SAVED, {})('notes', []),
    'no lists': create(SAVED, {}),
  }),
  ...allowed(
    'D214',
    {
      'a user without a profile looks for their own': read(`users/${NIA}/private/saved`),
      'a user without a profile saves': create(`users/${NIA}/private/saved`, saved()),
    },
    { as: 'new' },
  ),
  ...denied('D214', {
    'another’s read': read(`users/${BOB}/private/saved`),
    'another’s changed': updateWith(`users/${BOB}/private/saved`, {})('removed', []),
    'another’s made': create(`users/${NIA}/private/saved`, saved()),
  }),
  ...denied('D216', { 'deleted without leaving': remove(SAVED) }),
];

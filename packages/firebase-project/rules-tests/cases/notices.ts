import { allowed, denied } from '../case.ts';
import { noticeSettings } from '../documents.ts';
import { briefly, fieldCases, MISSING, type Field, type Fields } from '../fields.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import { create, createWith, read, remove, updateWith } from '../writes.ts';

const NOTICES = `users/${ADA}/private/notices`;
const WITHOUT = { [NOTICES]: null };

const choice: Field = {
  taken: { on: true, off: false },
  refused: { 'a text': 'true', 'a number': 1, null: null, nothing: MISSING },
};
const language: Field = {
  taken: { Spanish: 'es', 'a longest one': 'abc-abcdefgh-ABCDEFGH-12345678', none: MISSING },
  refused: {
    'a name': 'Spanish',
    'one letter': 'e',
    'more parts than a tag has': 'es-US-ab-cd-ef',
    'a part that is too short': 'es-U',
    'a part that is too long': 'es-abcdefghi',
    'something after it': 'es ',
    'a second line': 'es\nen',
    'an empty text': '',
    'a number': 1,
    null: null,
  },
};
const FIELDS: Fields = { messageByEmail: choice, withBeginning: choice, language };

export const notices = [
  ...fieldCases('D447', 'first settings', FIELDS, createWith(NOTICES, noticeSettings()), WITHOUT),
  ...fieldCases('D447', 'changed settings', briefly(FIELDS), updateWith(NOTICES, {})),
  ...denied('D447', {
    'settings with something extra': create(NOTICES, { ...noticeSettings(), email: 'eve@example.com' }),
    'something extra beside the settings': updateWith(NOTICES, {})('email', 'eve@example.com'),
    'no settings': create(NOTICES, {}),
  }),
  ...allowed(
    'D446',
    {
      'a user without a profile looks for their own': read(`users/${NIA}/private/notices`),
      'a user without a profile chooses': create(`users/${NIA}/private/notices`, noticeSettings()),
    },
    { as: 'new' },
  ),
  ...denied('D446', {
    'another’s read': read(`users/${BOB}/private/notices`),
    'another’s changed': updateWith(`users/${BOB}/private/notices`, {})('messageByEmail', false),
    'another’s made': create(`users/${NIA}/private/notices`, noticeSettings()),
  }),
  ...denied('D448', { 'deleted without leaving': remove(NOTICES) }),
];

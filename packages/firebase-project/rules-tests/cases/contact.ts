import { allowed, denied } from '../case.ts';
import { contact } from '../documents.ts';
import { briefly, fieldCases, MISSING, number, only, type Fields } from '../fields.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import { create, createWith, read, remove, together, newProfile, updateWith } from '../writes.ts';

const CONTACT = `users/${ADA}/private/contact`;
const WITHOUT = { [CONTACT]: null };

const FIELDS: Fields = {
  email: only('ada@example.com', {
    'another address': 'bob@example.com',
    'other letters': 'Ada@example.com',
    'no text': '',
    'a number': 1,
  }),
  latitude: number(-90, 90, 0.1),
  longitude: number(-180, 180, 0.1),
};

export const contacts = [
  ...fieldCases('D212', 'a new contact', FIELDS, createWith(CONTACT, contact(ADA)), WITHOUT),
  ...fieldCases('D212', 'a changed contact', briefly(FIELDS), updateWith(CONTACT, {})),

  ...allowed(
    'D212',
    {
      'a contact without a place': create(CONTACT, { email: 'ada@example.com' }),
      'a contact on the equator and the meridian': create(CONTACT, {
        ...contact(ADA),
        latitude: 0,
        longitude: 0,
      }),
    },
    { given: WITHOUT },
  ),
  ...denied('D212', {
    'a contact with something extra': create(CONTACT, { ...contact(ADA), phone: '1' }),
    'a contact of nothing': create(CONTACT, {}),
    'something extra beside the address': updateWith(CONTACT, {})('phone', '1'),
    'the address gone': updateWith(CONTACT, {})('email', MISSING),
  }),
  ...allowed(
    'D211',
    {
      'a new user creates profile and contact in one commit': together({
        [`users/${NIA}`]: newProfile(NIA),
        [`users/${NIA}/private/contact`]: { email: 'nia@example.com' },
      }),
      'a contact that is not there is looked for': read(`users/${NIA}/private/contact`),
    },
    { as: 'new' },
  ),
  ...denied('D211', {
    'another’s contact read': read(`users/${BOB}/private/contact`),
    'another’s contact made': create(`users/${NIA}/private/contact`, { email: 'ada@example.com' }),
  }),
  ...denied('D213', { 'a contact deleted without leaving': remove(CONTACT) }),
];

import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { acceptedTerms } from '../documents.ts';
import { fieldCases, MISSING, stamp, type Fields } from '../fields.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import { create, createWith, newTerms, read, remove, update } from '../writes.ts';

const TERMS = `users/${ADA}/private/terms`;

const FIELDS: Fields = {
  version: {
    taken: { 'a day': '2026-11-01', 'a leap day': '2028-02-29' },
    refused: {
      'no day of the calendar': '2026-02-30',
      'a day and more': '2026-11-01 or so',
      'no text': '',
      'a number': 20_261_101,
      null: null,
      nothing: MISSING,
    },
  },
  at: stamp(),
};

const newer = { version: '2027-01-15', at: serverTimestamp() };

export const terms = [
  ...fieldCases('D811', 'accepted terms', FIELDS, createWith(TERMS, newTerms()), { [TERMS]: null }),
  ...denied(
    'D811',
    { 'accepted terms with something extra': create(TERMS, { ...newTerms(), by: BOB }) },
    { given: { [TERMS]: null } },
  ),
  ...allowed('D811', { 'a newer version': update(TERMS, newer), 'one’s own read': read(TERMS) }),
  ...denied('D811', {
    'the same version again': update(TERMS, newTerms()),
    'an older version': update(TERMS, { version: '2026-10-31', at: serverTimestamp() }),
    'another time': update(TERMS, { at: serverTimestamp() }),
    'a newer version of the time before': update(TERMS, { version: '2027-01-15' }),
    'a newer version with something extra': update(TERMS, { ...newer, by: BOB }),
    'another’s read': read(`users/${BOB}/private/terms`),
    'accepted for another': update(`users/${BOB}/private/terms`, newer),
    'deleted without leaving': remove(TERMS),
  }),
  ...denied(
    'D811',
    { 'a newer version than no version': update(TERMS, newer) },
    { given: { [TERMS]: { at: acceptedTerms()['at'] } } },
  ),
  ...allowed(
    'D811',
    {
      'a user without a profile looks for theirs': read(`users/${NIA}/private/terms`),
      'a user without a profile accepts': create(`users/${NIA}/private/terms`, newTerms()),
    },
    { as: 'new' },
  ),
];

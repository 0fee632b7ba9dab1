import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { LONG_AGO } from '../documents.ts';
import { fieldCases, MISSING, stamp, type Fields } from '../fields.ts';
import { ADA, BOB, signedInAtOf } from '../identities.ts';
import { ADA_IS_LEAVING, type Documents } from '../world.ts';
import { create, createWith, list, newMessage, newRobot, read, remove, update } from '../writes.ts';

const OWN = `users/${ADA}/private/session`;
const CONTACT = `users/${ADA}/private/contact`;
const KEPT = signedInAtOf('self');
const right = { since: serverTimestamp(), kept: KEPT };

const FIELDS: Fields = {
  since: stamp(),
  kept: {
    taken: { 'this sign-in': KEPT },
    refused: { 'another sign-in': KEPT - 60, text: String(KEPT), null: null, nothing: MISSING },
  },
};

const later = (seconds: number) => new Date((KEPT + seconds) * 1000);
/** Ended a second after the sign-in, from another device. */
const ENDED: Documents = { [OWN]: { since: later(1), kept: KEPT - 60 } };
/** Ended by this very sign-in. */
const ENDED_HERE: Documents = { [OWN]: { since: later(1), kept: KEPT } };
/** Ended before this sign-in. */
const ENDED_BEFORE: Documents = { [OWN]: { since: later(-1), kept: KEPT - 60 } };

const ATTEMPTS = {
  'reads their contact': read(CONTACT),
  'reads a message': read('messages/bob-to-ada'),
  'writes a message': create('messages/new', newMessage()),
  'writes a listing': create('robots/ada_new', newRobot()),
  'deletes a listing': remove('robots/ada-robot'),
};

export const otherSignIns = [
  ...fieldCases('D491', 'an end', FIELDS, createWith(OWN, right)),
  ...denied('D491', {
    'an end with something extra': create(OWN, { ...right, by: ADA }),
    'an end for another': create(`users/${BOB}/private/session`, right),
    'another’s read': read(`users/${BOB}/private/session`),
    'deleted without leaving': remove(OWN),
  }),
  ...allowed('D491', { 'one’s own looked for': read(OWN) }),
  ...allowed('D491', { 'a sign-in that was ended learns it': read(OWN) }, { given: ENDED }),
  ...denied(
    'D491',
    { 'an old sign-in that was ended learns nothing': read(OWN) },
    { as: 'stale', given: ENDED },
  ),
  ...denied(
    'D491',
    {
      ...ATTEMPTS,
      'ends the others': update(OWN, right),
      'takes the end away': remove(OWN),
      'lists their reports': list(`users/${ADA}/reports`),
    },
    { given: ENDED },
  ),
  ...denied(
    'D491',
    { 'takes the end away while leaving': remove(OWN) },
    { given: { ...ENDED, ...ADA_IS_LEAVING } },
  ),
  ...denied('D491', { 'ends the others while leaving': create(OWN, right) }, { given: ADA_IS_LEAVING }),
  ...allowed(
    'D491',
    { 'a sign-in that was ended reads what every visitor reads': read('robots/bob-robot') },
    { given: ENDED },
  ),
  ...allowed('D491', { ...ATTEMPTS, 'ends the others again': update(OWN, right) }, { given: ENDED_HERE }),
  ...allowed('D491', ATTEMPTS, { given: ENDED_BEFORE }),
  ...allowed(
    'D491',
    { 'an end by another user binds this user not': read(CONTACT) },
    { given: { [`users/${BOB}/private/session`]: { since: later(1), kept: 1 } } },
  ),
  ...denied(
    'D491',
    { 'an end of another version binds': read(CONTACT) },
    { given: { [OWN]: { kept: KEPT - 60, at: LONG_AGO } } },
  ),
];

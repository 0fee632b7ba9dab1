import { limit, query, collection, getDocs, serverTimestamp, where } from 'firebase/firestore/lite';
import { allowed, denied, type Case } from '../case.ts';
import { LONG_AGO, type Data } from '../documents.ts';
import { fieldCases, PAST, stamp, title } from '../fields.ts';
import { ADA, BOB } from '../identities.ts';
import { ADA_IS_LEAVING } from '../world.ts';
import { create, list, read, remove, update, updateWith } from '../writes.ts';

const PATH = 'decisions/listing_ada-gone';

const decision = (changes: Data = {}): Data => ({
  kind: 'listing',
  subject: 'ada-gone',
  person: ADA,
  title: 'Apex Welder',
  at: LONG_AGO,
  appeal: null,
  appealedAt: null,
  answer: null,
  isOver: false,
  ...changes,
});

const IS_THERE = { [PATH]: decision() };
const appealing = (changes: Data = {}): Case['attempt'] =>
  update(PATH, { appeal: 'It is a real robot.', appealedAt: serverTimestamp(), ...changes });
const listedOf =
  (person: string): Case['attempt'] =>
  (database) =>
    getDocs(
      query(
        collection(database, 'decisions'),
        where('person', '==', person),
        where('isOver', '==', false),
        limit(1000),
      ),
    );
const unlimited: Case['attempt'] = (database) =>
  getDocs(query(collection(database, 'decisions'), where('person', '==', ADA)));

/** What the operator decided: read and answered once by whom it concerns. */
export const decisions: readonly Case[] = [
  ...allowed(
    'D794',
    {
      'a decision about oneself read': read(PATH),
      'decisions about oneself listed': listedOf(ADA),
      'an appeal': appealing(),
    },
    { given: IS_THERE },
  ),
  ...allowed(
    'D794',
    { 'an appeal while suspended': appealing() },
    { given: { ...IS_THERE, [`deletions/${ADA}`]: { suspended: true } } },
  ),
  ...denied(
    'D794',
    { 'an appeal while leaving': appealing() },
    { given: { ...IS_THERE, ...ADA_IS_LEAVING } },
  ),
  ...denied(
    'D794',
    { 'an appeal while suspended and leaving': appealing() },
    { given: { ...IS_THERE, [`deletions/${ADA}`]: { suspended: true, at: LONG_AGO } } },
  ),
  ...fieldCases(
    'D794',
    'an appeal',
    { appeal: title(500) },
    updateWith(PATH, { appealedAt: serverTimestamp() }),
    IS_THERE,
  ),
  ...fieldCases(
    'D794',
    'the time of an appeal',
    { appealedAt: stamp() },
    updateWith(PATH, { appeal: 'Why?' }),
    IS_THERE,
  ),
  ...denied(
    'D794',
    {
      'an appeal with an earlier time': appealing({ appealedAt: PAST }),
      'a decision taken back by oneself': appealing({ isOver: true }),
      'an answer to oneself': appealing({ answer: 'Fine.' }),
      'another title': appealing({ title: 'x' }),
      'a decision deleted': remove(PATH),
      'a decision made': create(`decisions/profile_${BOB}`, decision({ person: ADA })),
      'a decision replaced': create(PATH, decision()),
      'all decisions': list('decisions'),
      'decisions without a limit': unlimited,
      'decisions about another': listedOf(BOB),
    },
    { given: IS_THERE },
  ),
  ...denied(
    'D794',
    { 'a second appeal': appealing() },
    { given: { [PATH]: decision({ appeal: 'First.', appealedAt: LONG_AGO }) } },
  ),
  ...denied(
    'D794',
    { 'an appeal of what is over': appealing() },
    { given: { [PATH]: decision({ isOver: true }) } },
  ),
  ...denied(
    'D794',
    {
      'another’s decision read': read(PATH),
      'an appeal for another': appealing(),
      'decisions about another listed': listedOf(ADA),
    },
    { as: 'counterpart', given: IS_THERE },
  ),
  ...denied(
    'D794',
    { 'a decision read': read(PATH), 'an appeal': appealing(), 'decisions listed': listedOf(ADA) },
    { as: 'anonymous', given: IS_THERE },
  ),
  ...denied(
    'D794',
    { 'a decision read': read(PATH), 'an appeal': appealing(), 'decisions listed': listedOf(ADA) },
    { as: 'stale', given: IS_THERE },
  ),
];

import { dollarsPerDay, searchTokens, TOKENS_MAX } from '@roborrow/domain';
import { tinyVocabulary } from '@roborrow/domain/testing';
import { serverTimestamp } from 'firebase/firestore/lite';
import { allowed, denied } from '../case.ts';
import { robot } from '../documents.ts';
import { briefly, fieldCases, MISSING, times, withField, type Field } from '../fields.ts';
import { ADA } from '../identities.ts';
import { create, createWith, newRobot, update, updateWith } from '../writes.ts';

const NEW = 'robots/ada_new';
const ROBOT = 'robots/ada-robot';
const along = { updatedAt: serverTimestamp() };

const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `w:${i}${times(33)}`);

const tokens: Field = {
  taken: {
    'one token of each kind': [
      'to:5',
      'from:1000',
      'd:90',
      's:NC',
      'b:mow',
      'w:mow',
      'c:lawn-mowing',
      'n:w:mow',
      'n:c:mow',
      'at:50',
      'at:Infinity',
      'c:lawn-mowing+to:100',
      'c:lawn-mowing+d:90',
      'c:farming+c:lawn-mowing',
      `c:a+c:${times(36)}`,
    ],
    'words of other scripts': ['w:робот', 'w:ロボット', 'w:हिन्दी', `w:${times(38, '𐐷')}`],
    'the longest token': [`w:${times(38)}`],
    'as many as there may be': many(TOKENS_MAX),
    'what the domain gives': searchTokens(
      {
        name: 'Zoë’s lawn-mower 3-D 🤖 C#',
        description: 'It’s 50% "quiet", and mows;\ncleans pools, too. Ünïcode — ½ ﬁne!',
        category: 'Service',
        features: ['follow cam', 'ROS 2', 'أهلا'],
        price: dollarsPerDay(1000),
        minRental: null,
        maxRental: null,
        location: 'Apex, NC, USA',
      },
      tinyVocabulary,
    ),
    nothing: MISSING,
  },
  refused: {
    'one too many': many(TOKENS_MAX + 1),
    none: [],
    'a token that is too long': ['w:mow', `w:${times(39)}`],
    'a token without a kind': ['mow'],
    'a token of another kind': ['x:mow'],
    'a token that is only its kind': ['w:'],
    'a token that joins three': ['c:mow+to:50+d:30'],
    'a token joined with a word': ['c:mow+w:lawn'],
    'a token joined with nothing': ['c:mow+'],
    'a token joined with no concept': ['c:mow+c:'],
    'a token joined with too long a concept': [`c:a+c:${times(37)}`],
    'a space': ['w:mow lawn'],
    'two lines': ['w:mow\nw:lawn'],
    'an empty token': ['w:mow', ''],
    'a number': ['w:mow', 7],
    text: 'w:mow',
    null: null,
  },
};

/** What a listing is found by (D581): its form, number and size. Whether they are true cannot be known here. */
export const robotTokens = [
  ...fieldCases('D581', 'a new robot', { tokens }, createWith(NEW, newRobot())),
  ...fieldCases('D581', 'a changed robot', briefly({ tokens }), updateWith(ROBOT, along)),
  ...denied('D581', { 'tokens gone': updateWith(ROBOT, along)('tokens', MISSING) }),
  ...allowed('D581', {
    'a robot changed by an older client, which leaves the tokens': update(ROBOT, {
      name: 'Renamed',
      ...along,
    }),
    'a new robot of an older client': create(NEW, withField(newRobot(), 'tokens', MISSING)),
  }),
  ...allowed(
    'D581',
    {
      'a robot without tokens given some': update(ROBOT, { tokens: ['w:weld'], ...along }),
      'a robot without tokens paused': update(ROBOT, { isAvailable: false, ...along }),
    },
    { given: { [ROBOT]: withField(robot(ADA), 'tokens', MISSING) } },
  ),
  ...allowed(
    'D581',
    { 'a robot with wrong tokens paused': update(ROBOT, { isAvailable: false, ...along }) },
    { given: { [ROBOT]: { ...robot(ADA), tokens: [7] } } },
  ),
];

import { decodeTaken } from '@roborrow/adapter-firebase';
import type { StoredRecord } from '@roborrow/adapter-in-memory/store';
import { toEmbedded, type Bytes } from './addresses.ts';
import type { Plain } from './plain.ts';

/** What the embedded backend has of a document, before it is checked. */
type Decode = (
  fields: Plain,
  ids: { readonly id: string; readonly above: string },
  bytes: Bytes,
) => readonly StoredRecord[];

const one = (collection: string, id: string, document: object): readonly StoredRecord[] => [
  { collection, id, document: { id, ...document } },
];

/** The id of the only table of limits, in both. */
const LIMITS_ID = 'limits';

const linesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];

const placeIn = ({ latitude, longitude }: Plain) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

const shown = (address: unknown, bytes: Bytes): string =>
  typeof address === 'string' ? (toEmbedded(address, bytes) ?? '') : '';

/** The first parts of a line, and all that is behind them. */
const partsOf = (line: string, count: number): readonly string[] => {
  const parts = line.split(' ');
  return [...parts.slice(0, count), parts.slice(count).join(' ')];
};

const listingOf = ({ images, closedDays, taken, ...rest }: Plain, bytes: Bytes) => ({
  ...rest,
  coordinates: placeIn(rest),
  images: linesOf(images).flatMap((address) => toEmbedded(address, bytes) ?? []),
  closedDays: linesOf(closedDays).map((line) => {
    const [first, last] = line.split(' ');
    return { first, last };
  }),
  taken: decodeTaken(linesOf(taken)),
});

const DECODERS: Readonly<Record<string, Decode>> = {
  'users/*': (fields, { id }, bytes) =>
    one('users', id, {
      ...fields,
      username: fields['username'] || null,
      avatar: shown(fields['avatar'], bytes),
    }),
  'users/*/private/contact': (fields, { above }) =>
    one('contacts', above, { email: fields['email'], coordinates: placeIn(fields) }),
  'users/*/private/notices': (fields, { above }) => one('noticeSettings', above, fields),
  'users/*/private/devices': ({ devices }, { above }) =>
    one('pushDevices', above, {
      devices: linesOf(devices).map((line) => {
        const [endpoint, p256dh, auth] = partsOf(line, 2);
        return { endpoint, p256dh, auth };
      }),
    }),
  'users/*/private/saved': ({ robots, searches, removed }, { above }) =>
    one('saved', above, {
      robots: linesOf(robots).map((line) => {
        const [id, at, price, name] = partsOf(line, 3);
        return { id, at: Number(at), price: Number(price), name };
      }),
      searches: linesOf(searches).map((line) => {
        const [id, at, seenAt, name] = partsOf(line, 3);
        return { id, at: Number(at), seenAt: Number(seenAt), name };
      }),
      removed: linesOf(removed).map((line) => {
        const [id, at] = partsOf(line, 1);
        return { id, at: Number(at) };
      }),
    }),
  // Whoever was blocked and blocks nobody has a document, too: with tags that follow from what others block.
  'users/*/private/blocks': ({ people }, { above }) =>
    linesOf(people).length > 0 ? one('blocks', above, { people: linesOf(people) }) : [],
  'users/*/private/reporting': ({ since, count }, { above }) => one('reportCounts', above, { since, count }),
  'users/*/private/session': ({ since, kept }, { above }) =>
    one('endedSignIns', above, { before: since, kept: Number(kept) * 1000 }),
  'users/*/reports/*': ({ kind, subject, ...rest }, { id, above }) =>
    one('reports', `${above}/${id}`, { ...rest, by: above, subject: { kind, id: subject } }),
  'closedReports/*': ({ kind, subject, reporter, ...rest }, { id }) =>
    one('closedReports', id, { ...rest, by: reporter, subject: { kind, id: subject } }),
  'problemCounts/*': ({ since, count }, { id }) => one('problemCounts', id, { since, count }),
  'problems/*': (fields, { id }) => one('problems', id, fields),
  'moderation/*': (fields, { id }) => one('moderation', id, { about: [], ...fields }),
  'decisions/*': ({ kind, subject, appeal, appealedAt, ...rest }, { id }) =>
    one('decisions', id, {
      ...rest,
      subject: { kind, id: subject },
      appeal: typeof appeal === 'string' ? { text: appeal, at: appealedAt } : null,
    }),
  // Which tokens listings have is of Firestore's searches alone.
  'settings/*': (fields, { id }) => (id === LIMITS_ID ? one('limits', LIMITS_ID, fields) : []),
  'users/*/private/terms': (fields, { above }) => one('acceptedTerms', above, fields),
  'users/*/private/outbox': ({ since, entries }, { above }) =>
    since === undefined ? [] : one('sent', above, { since, entries: linesOf(entries) }),
  'users/*/private/listing': ({ since, count }, { above }) => one('listed', above, { since, count }),
  'users/*/private/uploads': ({ since, names }, { above }) =>
    one('uploaded', above, { since, count: linesOf(names).length }),
  'usernames/*': ({ uid }, { id }) => one('usernames', id, { uid }),
  'robots/*': (fields, { id }, bytes) => one('robots', id, listingOf(fields, bytes)),
  'hiddenRobots/*': (fields, { id }, bytes) => one('hiddenRobots', id, listingOf(fields, bytes)),
  'messages/*': (fields, { id }) => one('messages', id, { robotId: null, ...fields }),
  'reviews/*': (fields, { id }) =>
    one('reviews', id, { answer: null, openedAt: null, remark: '', ...fields }),
  'rentals/*': (fields, { id }) => (id === 'search' ? [] : one('rentals', id, fields)),
  'deletions/*': ({ at, suspended }, { id }) => [
    ...(at === undefined ? [] : one('deletions', id, { at })),
    ...(suspended === undefined ? [] : one('suspensions', id, {})),
  ],
};

const patternOf = (path: string): string => {
  const segments = path.split('/');
  return segments
    .map((segment, index) => (index % 2 === 1 && segments[index - 1] !== 'private' ? '*' : segment))
    .join('/');
};

/** The embedded backend's records of a project's document; `null` if that backend has nothing of the kind. */
export const recordsOf = (path: string, fields: Plain, bytes: Bytes): readonly StoredRecord[] | null => {
  const segments = path.split('/');
  const decode = DECODERS[patternOf(path)];
  return decode ? decode(fields, { id: segments.at(-1) ?? '', above: segments[1] ?? '' }, bytes) : null;
};

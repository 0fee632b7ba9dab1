import { Timestamp } from '@google-cloud/firestore';
import { decodeTaken, encodeTaken, placeKey } from '@roborrow/adapter-firebase';
import {
  coordinates,
  days,
  dollarsPerDay,
  LISTING_CATEGORIES,
  messageId,
  parseDay,
  ROBOT_FIELDS,
  searchTokens,
  withTaken,
  type Days,
  type Vocabulary,
} from '@roborrow/domain';
import { changeOf, linesOf, textOf, type Fields, type Stored, type Write } from '../database.ts';

/** The writes for one document, in one commit, and the problems that an operator must check. */
export interface Plan {
  readonly writes: readonly Write[];
  readonly problems: readonly string[];
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : NaN);

/** The range of Firestore's timestamps: the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');

const timestampOf = (value: unknown, otherwise: Timestamp): Timestamp => {
  const at = typeof value === 'string' ? Date.parse(value) : numberOf(value);
  return at >= FIRST && at <= LAST ? Timestamp.fromMillis(Math.trunc(at)) : otherwise;
};

/**
 * Converts the times of a document that are not timestamps: from ISO text or milliseconds, else Firestore's
 * creation time of the document. A missing `updatedAt` stays missing; a missing `createdAt` is added, because
 * paged lists leave out documents without it.
 */
export const mendTimes = ({ fields: { createdAt, updatedAt }, createTime }: Stored): Fields => ({
  ...(!(createdAt instanceof Timestamp) && { createdAt: timestampOf(createdAt, createTime) }),
  ...(updatedAt !== undefined &&
    !(updatedAt instanceof Timestamp) && { updatedAt: timestampOf(updatedAt, createTime) }),
});

/** A calendar with the marks of an older version, a document for each rental (D690). Of two that share a day, one is of another robot. */
const withMarks = (taken: readonly string[], marks: readonly Stored[]): readonly string[] =>
  encodeTaken(
    marks.reduce((calendar, { path, fields: { first, last } }) => {
      const [from, to] = [parseDay(textOf(first)), parseDay(textOf(last))];
      const request = messageId(path.split('/').at(-1) ?? '');
      if (!from || !to) return calendar;
      const quantity = ROBOT_FIELDS.quantity.max;
      return withTaken({ quantity, taken: calendar }, { first: from, last: to }, request) ?? calendar;
    }, decodeTaken(taken)),
  );

/**
 * Writes a listing's category in Title Case (D6), the key of its place (D47), its tokens (D54) and its calendar (D690), and mends its
 * times.
 */
export function planRobot(document: Stored, vocabulary: Vocabulary, marks: readonly Stored[]): Plan {
  const { category, price, latitude, longitude, placeKey: storedKey, tokens: storedTokens } = document.fields;
  const point = coordinates(numberOf(latitude), numberOf(longitude));
  const key = point && placeKey(point);
  const stored = textOf(category);
  const known = LISTING_CATEGORIES.find((name) => name.toLowerCase() === stored.trim().toLowerCase());
  const isPriced = typeof price === 'number';
  const tokens = known && isPriced ? searchTokens(saidBy(document.fields, known), vocabulary) : null;
  return {
    writes: [
      ...marks.map(({ path, updateTime }) => ({ kind: 'remove' as const, path, readAt: updateTime })),
      ...changeOf(document, {
        ...(marks.length > 0 && { taken: withMarks(linesOf(document.fields['taken']), marks) }),
        ...(tokens && tokens.join('\n') !== linesOf(storedTokens).join('\n') && { tokens }),
        ...(known && known !== stored && { category: known }),
        ...(key !== null && key !== storedKey && { placeKey: key }),
        ...mendTimes(document),
      }),
    ],
    problems: [
      ...(known ? [] : [`no robot can have its category "${stored}", so it is shown nowhere`]),
      ...(isPriced ? [] : ['its price is no number, so it is shown nowhere']),
    ],
  };
}

/** What a listing says; older ones lack some of it. */
function saidBy(fields: Fields, category: (typeof LISTING_CATEGORIES)[number]) {
  const lengthOf = (value: unknown): Days | null => (typeof value === 'number' ? days(value) : null);
  return {
    category,
    name: textOf(fields['name']),
    description: textOf(fields['description']),
    features: linesOf(fields['features']),
    location: textOf(fields['location']),
    price: dollarsPerDay(numberOf(fields['price'])),
    minRental: lengthOf(fields['minRental']),
    maxRental: lengthOf(fields['maxRental']),
  };
}

/** Takes the receiver's address out of a message (D10) and mends its time. */
export function planMessage(document: Stored): Plan {
  const isLeaking = textOf(document.fields['receiverEmail']) !== '';
  return {
    writes: changeOf(document, { ...(isLeaking && { receiverEmail: '' }), ...mendTimes(document) }),
    problems: [],
  };
}

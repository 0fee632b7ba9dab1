import {
  inKilometres,
  LIST_MAX,
  UNREAD_MAX,
  type DistanceUnit,
  type Miles,
  type MatchCount,
} from '@roborrow/domain';
import { kilometres } from '@roborrow/messages/text/distance';
import { number } from '@roborrow/messages/choose';
import * as messages from '@roborrow/messages/text/plurals';
import { tag } from '@roborrow/messages/language';

const tenths = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with separators: 1,250. */
export const numberText = (value: number): string => number(value);

/** A number with one decimal: 4.0. */
export const tenthsText = (value: number): string => tenths.format(value);

/** A backend's count, which ends at `LIST_MAX`: "999", "1,000+" (D42). */
export const countText = (count: number): string =>
  count < LIST_MAX ? numberText(count) : `${numberText(LIST_MAX)}+`;

/** A count with its noun: "1 robot", "2 robots", "0 robots" (D38). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** "1 robot", "2 robots". */
export const robotCount = (count: number): string => messages.robots({ count });

/** "2", or "24+" if there may be more (D42); "1+ robots" would be hard to read. */
export const matchNumber = ({ kind, value }: MatchCount): string => {
  if (kind === 'exact') return numberText(value);
  return value === 1 ? messages.oneOrMore : `${numberText(value)}+`;
};

/** A count for a sentence: how it is shown, and the number with which the sentence agrees: more than one where there may be more. */
export const matchWords = (match: MatchCount): { readonly count: number; readonly shown: string } => ({
  count: match.kind === 'exact' ? match.value : Math.max(match.value, 2),
  shown: matchNumber(match),
});

/** The heading of results (D70): "1 robot found", "2 robots found", "24+ robots found". */
export const robotsFound = (count: MatchCount): string => messages.found(matchWords(count));

/** To a tenth, unless it is less than 1. */
const inTenths = (radius: number): number => (radius < 1 ? radius : Math.round(radius * 10) / 10);

/** What was chosen is round in miles, and so in kilometres: 100 miles are 160 km. What was written in kilometres stays so. */
const roundKilometres = (radius: Miles): number => {
  const exact = inKilometres(radius);
  if (exact < 10) return inTenths(exact);
  return Number.isInteger(radius) ? Number(exact.toPrecision(2)) : Math.round(exact);
};

/** A search radius: "1 mile", "25 miles", "40 km" (D850). */
export const radiusText = (radius: Miles, unit: DistanceUnit): string =>
  unit === 'miles'
    ? messages.radius({ count: inTenths(radius) })
    : kilometres({ number: numberText(roundKilometres(radius)) });

/** The heading of what is near a place: "Near Apex, NC". */
export const nearPlace = (place: string): string => messages.near({ place });

/** "within 1 mile", "within 25 miles" (D38). */
export const withinRadius = (radius: Miles, unit: DistanceUnit): string =>
  messages.within({ radius: radiusText(radius, unit) });

/** "1 day", "7 days". */
export const dayCount = (count: number): string => messages.days({ count });

/** The number of unread messages, the same everywhere (D28): "3", or "99+" above the largest exact count. */
export const unreadCountText = (count: number): string =>
  count > UNREAD_MAX ? `${UNREAD_MAX}+` : numberText(count);

/** "1 unread message", "3 unread messages", "99+ unread messages". */
export const unreadMessages = (count: number): string =>
  messages.unread({ count, shown: unreadCountText(count) });

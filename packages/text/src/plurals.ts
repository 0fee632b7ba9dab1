import { LIST_MAX, UNREAD_MAX, type Miles, type MatchCount } from '@roborrow/domain';

const wholeNumbers = new Intl.NumberFormat('en-US');

/** A number with separators: 1,250. */
export const numberText = (value: number): string => wholeNumbers.format(value);

/** A backend's count, which ends at `LIST_MAX`: "999", "1,000+" (D42). */
export const countText = (count: number): string =>
  count < LIST_MAX ? numberText(count) : `${numberText(LIST_MAX)}+`;

/** The noun's form for a count: only one takes the singular (D38). */
export const agreeing = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** A count with its noun: "1 robot", "2 robots", "0 robots" (D38). */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${agreeing(count, one, many)}`;

/** "1 robot", "2 robots". */
export const robotCount = (count: number): string => counted(count, 'robot');

/** "2", or "24+" if there may be more (D42). */
export const matchNumber = ({ kind, value }: MatchCount): string =>
  kind === 'exact' ? numberText(value) : `${numberText(value)}+`;

const matchNoun = ({ kind, value }: MatchCount): string =>
  kind === 'exact' ? agreeing(value, 'robot', 'robots') : 'robots';

/** "1 robot", "2 robots", and "24+ robots" if there may be more (D42). */
export const robotMatches = (count: MatchCount): string => `${matchNumber(count)} ${matchNoun(count)}`;

/** The heading of results (D70): "1 robot found", "2 robots found", "24+ robots found". */
export const robotsFound = (count: MatchCount): string => `${matchNumber(count)} ${matchNoun(count)} found`;

/** A search radius: "1 mile", "25 miles". */
export const radiusText = (radius: Miles): string => counted(radius, 'mile');

/** The heading of what is near a place: "Near Apex, NC". */
export const nearPlace = (place: string): string => `Near ${place}`;

/** "within 1 mile", "within 25 miles" (D38). */
export const withinRadius = (radius: Miles): string => `within ${radiusText(radius)}`;

/** "1 day", "7 days". */
export const dayCount = (count: number): string => counted(count, 'day');

/** The number of unread messages, the same everywhere (D28): "3", or "99+" above the largest exact count. */
export const unreadCountText = (count: number): string =>
  count > UNREAD_MAX ? `${UNREAD_MAX}+` : numberText(count);

/** "1 unread message", "3 unread messages", "99+ unread messages". */
export const unreadMessages = (count: number): string =>
  `${unreadCountText(count)} ${agreeing(count, 'unread message', 'unread messages')}`;

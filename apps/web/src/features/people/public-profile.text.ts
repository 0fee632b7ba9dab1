import type { ReplyTime } from '@roborrow/domain';
import { robotCount } from '@roborrow/text/plurals';

/** A user's public profile (D73). */
export const publicProfile = {
  /** The document title while the user is not loaded. */
  title: 'Profile',
  loading: 'Loading profile',
  failed: 'This profile could not be loaded',
  loadingRobots: 'Loading robots',
  username: (username: string): string => `@${username}`,
  robotCount,
  contact: 'Contact User',
  /** On the user's own profile. */
  edit: 'Edit profile',
  verified: 'Verified User',
  premium: 'Premium Member',
  /** Beside each mark (D640). */
  verifiedMeans: 'The operator of Roborrow has checked who this is.',
  premiumMeans: 'The operator of Roborrow gave this mark. Searches treat everybody the same.',
  about: 'About',
  reviews: 'Reviews',
  noBio: 'Nothing written yet.',
  /** The list's title, from the first name: "Ada's Robots", "James' Robots". */
  robotsOf: (firstName: string): string =>
    firstName.endsWith('s') ? `${firstName}' Robots` : `${firstName}'s Robots`,
  /** In place of the robots of a person whom the member blocked (D452). */
  blocked: (name: string): string => `You blocked ${name}`,
  blockedHint: 'Unblock them below to see their robots again.',
  noRobots: 'No Robots Available',
  noRobotsHint: (firstName: string): string => `${firstName} has nothing to rent out at the moment.`,
  notFound: 'Profile Not Found',
  notFoundHint: 'This person has left, or the address is mistyped.',
  browse: 'Browse Robots',
} as const;

const WITHIN: Readonly<Record<ReplyTime, string>> = {
  hour: 'an hour',
  hours: 'a few hours',
  day: 'a day',
  days: 'a few days',
};

/** How soon a person usually replies (D513). */
export const repliesText = (replies: ReplyTime): string => `Usually replies within ${WITHIN[replies]}`;

/** The same of an owner, as a sentence. */
export const ownerRepliesText = (replies: ReplyTime): string =>
  `The owner usually replies within ${WITHIN[replies]}.`;

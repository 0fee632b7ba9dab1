import * as messages from '@roborrow/messages/people/public-profile';
import { robotCount } from '@roborrow/text/plurals';
import { brand } from '../../shared/brand.text.ts';

const words = messages.publicProfile;

/** A user's public profile (D73). */
export const publicProfile = {
  ...words,
  username: (username: string): string => `@${username}`,
  robotCount,
  /** Beside each mark (D640). */
  verifiedMeans: words.verifiedMeans({ brand: brand.name }),
  premiumMeans: words.premiumMeans({ brand: brand.name }),
  /** The list's title, from the first name: "Ada's Robots", "James' Robots". */
  robotsOf: (firstName: string): string =>
    words.robotsOf({ firstName, ending: firstName.endsWith('s') ? 's' : 'other' }),
  /** In place of the robots of a person whom the member blocked (D452). */
  blocked: (name: string): string => words.blocked({ name }),
  noRobotsHint: (firstName: string): string => words.noRobotsHint({ firstName }),
} as const;

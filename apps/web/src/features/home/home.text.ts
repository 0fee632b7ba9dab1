import { type DistanceUnit, MAX_RADIUS } from '@roborrow/domain';
import * as messages from '@roborrow/messages/home/home';
import { countText, nearPlace, radiusText } from '@roborrow/text/plurals';
import { brand } from '../../shared/brand.text.ts';

const { greeting, shelf, categoryCount } = messages.home;

/** Home (D63). */
export const home = {
  ...messages.home,
  title: brand.tagline,
  /** `firstName` is empty for a visitor. */
  greeting: (firstName: string): string =>
    firstName ? greeting.member({ firstName }) : greeting.visitor({ brand: brand.name }),
  near: nearPlace,
  /** The line below the heading of the six robots (D344). */
  shelf: {
    ...shelf,
    near: (count: number, isFilledUp: boolean, unit: DistanceUnit): string => {
      const radius = radiusText(MAX_RADIUS, unit);
      return isFilledUp ? shelf.near.filledUp({ count, radius }) : shelf.near.all({ radius });
    },
    nothingNear: (place: string, unit: DistanceUnit): string =>
      shelf.nothingNear({ place, radius: radiusText(MAX_RADIUS, unit) }),
  },
  /** A category tile's count; zero is written in words (D7). */
  categoryCount: (count: number): string =>
    count === 0 ? categoryCount.none : categoryCount.some({ count, shown: countText(count) }),
} as const;

/** The three steps that Home and About both show. */
export const howItWorks = [
  messages.howItWorks.find,
  messages.howItWorks.talk,
  messages.howItWorks.meet,
] as const;

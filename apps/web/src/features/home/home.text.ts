import { countText, nearPlace, robotCount } from '@roborrow/text/plurals';
import { brand } from '../../shared/brand.text.ts';

/** Home (D63). */
export const home = {
  title: brand.tagline,
  /** `firstName` is empty for a visitor. */
  greeting: (firstName: string): string => (firstName ? `Hello, ${firstName}` : `Welcome to ${brand.name}`),
  headline: 'Rent a robot from someone nearby',
  introduction:
    'A telepresence rover for the open day, a mower for the weekend, an arm for the prototype: find it close to you, ask its owner, pick it up.',
  searchLabel: 'Find a robot near you',
  findRobot: 'Find a Robot',
  listRobot: 'List Your Robot',
  browse: 'Browse Robots',
  howItWorks: 'How it works',
  featured: 'Featured robots',
  featuredLoading: 'Loading featured robots',
  featuredEmpty: 'Post Your Robot - Be the first to share your robot with the community!',
  near: nearPlace,
  /** The line below the heading of the six robots (D344). */
  shelf: {
    featured: 'The best rated ones, wherever they are.',
    near: (count: number, isFilledUp: boolean): string =>
      isFilledUp
        ? `${robotCount(count)} within 100 miles, then featured ones.`
        : 'Nearest first, within 100 miles.',
    nothingNear: (place: string): string => `Nothing within 100 miles of ${place} yet.`,
    loading: 'Looking for robots near you',
    showFeatured: 'Show featured',
    showNear: 'Show nearby robots',
    choosePlace: 'Choose a place',
    changePlace: 'Change place',
  },
  viewAll: 'View All Robots',
  categories: 'Explore by Category',
  /** A category tile's count; zero is written in words (D7). */
  categoryCount: (count: number): string =>
    count === 0 ? 'None available' : `${countText(count)} available`,
  categoryCountUnknown: 'See what is there',
  ownersHeading: 'Your robot has days off too',
  ownersText: 'List it in a few minutes, set your own price, and decide who borrows it.',
} as const;

/** The three steps that Home and About both show. */
export const howItWorks = [
  {
    title: 'Find your robot',
    text: 'Search by what you need and where you are. Every result shows its price and its distance.',
  },
  {
    title: 'Talk to the owner',
    text: 'Send a message, ask what you want to know, and agree on a day and a place to meet.',
  },
  {
    title: 'Meet and borrow',
    text: 'Pick the robot up, put it to work, and bring it back when you said you would.',
  },
] as const;

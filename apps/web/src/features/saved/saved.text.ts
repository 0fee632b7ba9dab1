import { SAVED_LIMITS, type DollarsPerDay } from '@roborrow/domain';
import { pricePerDay } from '@roborrow/text/money';
import { robotCount } from '@roborrow/text/plurals';

/** Saved robots and searches (D320). */
export const saved = {
  title: 'Saved',
  description: 'The robots and searches that you saved.',
  loading: 'Loading what you saved',
  failure: 'What you saved could not be changed. Try again.',
  loadFailure: 'What you saved could not be read.',
  tooMany: `You have saved ${SAVED_LIMITS.robots} robots or ${SAVED_LIMITS.searches} searches, the most there can be. Remove one first.`,
  keptHere: 'Your browser keeps nothing, so this lasts until you close the page.',
  onDevice: 'Kept on this device.',
  login: 'Log in to keep them in your account',
  empty: {
    heading: 'Nothing saved yet',
    text: 'Press the heart on a robot, or “Save this search” above the results of a search, and you find it here again, with what changed since.',
    browse: 'Browse Robots',
  },
  robots: {
    heading: 'Robots',
    none: 'No robots saved.',
    /** The price when the robot was saved. */
    cheaper: (former: DollarsPerDay): string => `Cheaper: was ${pricePerDay(former)}`,
    dearer: (former: DollarsPerDay): string => `Price up: was ${pricePerDay(former)}`,
    paused: 'Paused by its owner',
    gone: 'No longer listed',
    unknown: 'Could not be read just now',
    compare: 'Compare',
  },
  remove: 'Remove',
  removed: (name: string): string => `${name} was removed.`,
  undo: 'Undo',
  /** The bar with the robots that were chosen. */
  comparison: {
    label: 'Comparison',
    open: (count: number): string => `Compare ${robotCount(count)}`,
    chooseAnother: 'Choose another one to compare.',
    clear: 'Clear',
  },
} as const;

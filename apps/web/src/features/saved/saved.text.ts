import { type DollarsPerDay, type MatchCount, SAVED_LIMITS, type SearchNameTag } from '@roborrow/domain';
import { directionControls, tooLong } from '@roborrow/text/fields/issue';
import { pricePerDay } from '@roborrow/text/money';
import { matchNumber, robotCount } from '@roborrow/text/plurals';

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

/** Searches that are kept with a name (D391). */
export const savedSearches = {
  heading: 'Searches',
  none: 'To keep a search, press “Save this search” above its results. You then see here how many robots are new in it.',
  /** The dialog in which a search gets another name. */
  renameHeading: 'Rename this search',
  name: 'Name',
  nameHint: 'You find it under this name on the page Saved.',
  cancel: 'Cancel',
  confirmSave: 'Save',
  confirmRename: 'Rename',
  rename: 'Rename',
  /** The name that is proposed for a search: what is wanted, and where. */
  proposed: (what: string, place: string): string => `${what || 'Robots'}${place && ` near ${place}`}`,
  issue: {
    required: 'Enter a name',
    'too-long': tooLong('The name', SAVED_LIMITS.name),
    'turns-text': directionControls('The name'),
  } satisfies Record<SearchNameTag, string>,
  /** The address of the search has no room in what is saved. */
  cannotSave: 'This search is too long to be saved. Shorten its words or its place.',
  tooMany: `You have saved ${SAVED_LIMITS.searches} searches, the most there can be. Remove one first.`,
  failure: 'The search could not be saved. Try again.',
  /** How many robots are new since the last look (D390). */
  fresh: (count: MatchCount): string => {
    if (count.value > 0) return `${matchNumber(count)} new`;
    return count.kind === 'exact' ? 'Nothing new' : 'Perhaps new ones';
  },
  unknown: 'New robots could not be counted just now',
} as const;

import { SAVED_LIMITS, type MatchCount, type SearchNameTag } from '@roborrow/domain';
import { directionControls, tooLong } from '@roborrow/text/fields/issue';
import { matchNumber } from '@roborrow/text/plurals';

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

/**
 * The collections of the product. What is below another document has `*` for its id. A restore refuses any other, so that nobody slips
 * documents in (D774); `collections.test.ts` compares this with the rules.
 */
export const COLLECTIONS: readonly string[] = [
  'users',
  'users/*/private',
  'users/*/reports',
  'usernames',
  'robots',
  // Marks of an older version, which a migration moves into the calendar.
  'robots/*/taken',
  'messages',
  'reviews',
  'reviewRemarks',
  'rentals',
  'problems',
  'problemCounts',
  'deletions',
  'decisions',
  'days',
  'unfound',
  'unfoundSalts',
  'settings',
  'notices',
  'noticeTests',
  'mailAddresses',
  'hiddenRobots',
  'closedReports',
  'moderation',
  'migrations',
  'unfound',
  'unfoundSalts',
];

/** Firestore refuses an id like `.`, `..` and `__id__`. */
const isSegment = (segment: string): boolean => !/^(\.{0,2}|__.*__)$/s.test(segment);

/** The collection of a document's path: `users`, or `users`, `*` and `private` with slashes between. `null` if it is no path of a document. */
export const collectionOf = (path: string): string | null => {
  const segments = path.split('/');
  if (segments.length % 2 !== 0 || !segments.every(isSegment)) return null;
  return segments
    .slice(0, -1)
    .map((segment, index) => (index % 2 === 0 ? segment : '*'))
    .join('/');
};

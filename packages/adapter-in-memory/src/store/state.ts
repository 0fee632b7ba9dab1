import type { Change, CollectionName, Documents, Seed } from './documents.ts';
import { createMessageIndex, type MessageIndex } from './message-index.ts';
import { createReviewIndex, type ReviewIndex } from './review-index.ts';
import { createRobotIndex, type RobotIndex } from './robot-index.ts';

/** All stored data, read-only. */
export interface State {
  get<Name extends CollectionName>(collection: Name, id: string): Documents[Name] | null;
  all<Name extends CollectionName>(collection: Name): Iterable<Documents[Name]>;
  readonly robots: Omit<RobotIndex, 'replace'>;
  readonly messages: Omit<MessageIndex, 'replace'>;
  readonly reviews: Omit<ReviewIndex, 'replace'>;
}

/** The writable state, for the store that owns it. */
export interface OwnedState extends State {
  apply(changes: readonly Change[]): void;
}

type Maps = { readonly [Name in CollectionName]: Map<string, Documents[Name]> };

/** Keeps documents, and updates the indexes with each change. */
export const createState = (seed: Seed): OwnedState => {
  const maps: Maps = {
    users: new Map(),
    contacts: new Map(),
    noticeSettings: new Map(),
    pushDevices: new Map(),
    acceptedTerms: new Map(),
    usernames: new Map(),
    robots: new Map(),
    messages: new Map(),
    saved: new Map(),
    blocks: new Map(),
    reports: new Map(),
    reportCounts: new Map(),
    operators: new Map(),
    hiddenRobots: new Map(),
    closedReports: new Map(),
    moderation: new Map(),
    decisions: new Map(),
    limits: new Map(),
    unfound: new Map(),
    sent: new Map(),
    listed: new Map(),
    uploaded: new Map(),
    problems: new Map(),
    problemCounts: new Map(),
    reviews: new Map(),
    rentals: new Map(),
    images: new Map(),
    accounts: new Map(),
    endedSignIns: new Map(),
    deletions: new Map(),
    suspensions: new Map(),
  };
  const robots = createRobotIndex();
  const messages = createMessageIndex();
  const reviews = createReviewIndex();

  const write = <Name extends CollectionName>(
    collection: Name,
    id: string,
    document: Documents[Name] | null,
  ) => {
    if (document === null) maps[collection].delete(id);
    else maps[collection].set(id, deepFreeze(document));
  };

  /** The documents of one collection that the changes remove, and those they add. */
  const difference = <Name extends CollectionName>(collection: Name, changes: readonly Change[]) => {
    const ids = new Set(changes.filter((change) => change.collection === collection).map(({ id }) => id));
    const present = () => [...ids].flatMap((id) => maps[collection].get(id) ?? []);
    return { removed: present(), added: present };
  };

  const apply = (changes: readonly Change[]): void => {
    const changedRobots = difference('robots', changes);
    const changedMessages = difference('messages', changes);
    const changedReviews = difference('reviews', changes);
    for (const { collection, id, document } of changes) write(collection, id, document);
    robots.replace(changedRobots.removed, changedRobots.added());
    messages.replace(changedMessages.removed, changedMessages.added());
    reviews.replace(changedReviews.removed, changedReviews.added());
  };

  apply(changesOf(seed));

  return {
    get: (collection, id) => maps[collection].get(id) ?? null,
    all: (collection) => maps[collection].values(),
    robots,
    messages,
    reviews,
    apply,
  };
};

/** The changes that write a seed into an empty store. */
export const changesOf = (seed: Seed): readonly Change[] =>
  // A seed has no other keys.
  (Object.keys(seed) as CollectionName[]).flatMap(<Name extends CollectionName>(collection: Name) =>
    (seed[collection] ?? []).map((document) => put(collection, document)),
  );

export const put = <Name extends CollectionName>(collection: Name, document: Documents[Name]): Change =>
  // Both fields depend on the same `Name`, which the compiler cannot infer here; the signature ensures it.
  ({ collection, id: document.id, document }) as Change;

/** Freezes plain data recursively, so that it can be returned without a copy. */
const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
};

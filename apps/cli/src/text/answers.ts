import type { MeetingPurpose, StepKind } from '@roborrow/domain';
import * as messages from '@roborrow/messages/cli/answers';

const words = messages.answers;

/** What commands say besides the sentences that every client says. */
export const answers = {
  ...words,
  newFile: (path: string): string => words.newFile({ path }),
  loggedIn: (name: string, until: string): string => words.loggedIn({ name, until }),
  registered: (username: string): string => words.registered({ username }),
  termsAt: (day: string, address: string): string => words.termsAt({ day, address }),
  needsTerminal: (option: string): string => words.needsTerminal({ option }),
  deleteRobot: (name: string): string => words.deleteRobot({ name }),
  resetDemo: (path: string): string => words.resetDemo({ path }),
  demoReady: (people: string): string => words.demoReady({ people }),
  demoPassword: (password: string): string => words.demoPassword({ password }),
  listed: (name: string, id: string): string => words.listed({ name, id }),
  places: (text: string, places: readonly string[]): string =>
    places.length === 0 ? words.noPlace({ text }) : words.places({ text, places: places.join('; ') }),
  noPerson: (id: string): string => words.noPerson({ id }),
  noConversation: (person: string): string => words.noConversation({ person }),
  severalPeople: (person: string, ids: readonly string[]): string =>
    words.severalPeople({ person, ids: ids.join(', ') }),
  sentTo: (name: string): string => words.sentTo({ name }),
  sentLater: (name: string): string => words.sentLater({ name }),
  refusedLater: (name: string, why: string): string => words.refusedLater({ name, why }),
  discarded: (count: number): string => words.discarded({ count }),
  unreadable: (path: string): string => words.unreadable({ path }),
  noPhoto: (number: number): string => words.noPhoto({ number: String(number) }),
  partsOfWords: (sentence: string): string => words.partsOfWords({ sentence }),
  moreMatches: (count: number): string => words.moreMatches({ shown: String(count) }),
  olderReviews: (shown: string): string => words.olderReviews({ shown }),
  notReviewable: (id: string): string => words.notReviewable({ id }),
  about: (name: string): string => words.about({ name }),
  noRental: (id: string): string => words.noRental({ id }),
  askedOf: (name: string, id: string): string => words.askedOf({ name, id }),
  notNow: (offered: readonly string[]): string =>
    offered.length === 0 ? words.nothingNow : words.notNow({ offered: offered.join(', ') }),
  noMeetingNow: (purpose: MeetingPurpose): string => words.noMeetingNow({ purpose }),
  nothingToConfirm: (purpose: MeetingPurpose, name: string): string =>
    words.nothingToConfirm({ purpose, name }),
  /** In the history of a rental. */
  done: words.done satisfies Record<'asked' | StepKind, string>,
  meeting: (purpose: MeetingPurpose, isAgreed: boolean, by: string): string =>
    isAgreed ? words.meetingAgreed({ purpose }) : words.meetingProposed({ purpose, by }),
} as const;

import type { MeetingPurpose, StepKind } from '@roborrow/domain';
import { counted } from '@roborrow/text/plurals';

/** What commands say besides the sentences that every client says. */
export const answers = {
  newFile: (path: string): string =>
    `${path} is new and empty. "roborrow demo" fills it with people, robots and messages to try.`,
  logInFirst: 'You are not logged in. Use "roborrow login" first.',
  broken: 'Something went wrong.',
  cancelled: 'Nothing was changed.',
  loggedIn: (name: string, until: string): string => `You are logged in as ${name} until ${until}.`,
  registered: (username: string): string => `Your account is ready. Your username is ${username}.`,
  loggedOut: 'You are logged out.',
  visitor: 'You are not logged in.',
  noUsername: 'You have no username yet. Choose one with "roborrow register --username NAME".',
  termsAt: (day: string, address: string): string =>
    `The terms of ${day} and the community rules are on the site: ${address}`,
  needsTerminal: (option: string): string => `${option} is missing. A terminal would ask for it.`,
  needsYes: 'This needs a confirmation: on a terminal, or with --yes.',
  deleteRobot: (name: string): string => `Delete ${name}? This cannot be undone.`,
  resetDemo: (path: string): string => `Replace everything in ${path} by the demo?`,
  demoReady: (people: string): string => `The demo is ready. Log in as one of its people: ${people}.`,
  demoPassword: (password: string): string => `Their password is ${password}.`,
  demoOnFirebase: 'The demo is for the embedded backend. BACKEND is firebase.',
  listed: (name: string, id: string): string => `${name} is listed: ${id}`,
  choosePlace: 'Which place?',
  places: (text: string, places: readonly string[]): string =>
    places.length === 0 ? `No place is called "${text}".` : `"${text}" can be: ${places.join('; ')}.`,
  noPerson: (id: string): string => `There is no person with the id "${id}".`,
  notYours: 'This is not your robot.',
  noConversation: (person: string): string =>
    `You have no conversation with "${person}". Use the person's id.`,
  severalPeople: (person: string, ids: readonly string[]): string => `"${person}" can be: ${ids.join(', ')}.`,
  noReceiver: 'Say who it is for: --to PERSON, or --about ROBOT for its owner.',
  sentTo: (name: string): string => `Sent to ${name}.`,
  /** No answer came, and the disk has the message. */
  unsent:
    'The message is kept: the next command that you are logged in for sends it. "roborrow outbox" shows it.',
  sentLater: (name: string): string => `What you wrote to ${name} before is sent now.`,
  refusedLater: (name: string, why: string): string => `What you wrote to ${name} before: ${why}`,
  nothingUnsent: 'Everything is sent.',
  discarded: (count: number): string => `${counted(count, 'unsent message')} deleted.`,
  noPictures: 'Photos need the package "sharp", which is not installed on this system.',
  unreadable: (path: string): string => `${path} cannot be read.`,
  noPhoto: (number: number): string => `There is no photo ${number}.`,
  picturesDeleted: 'Photos that an earlier command left are deleted now.',
  watching: 'Waiting for messages. Ctrl-C ends it.',
  moreMatches: (count: number): string => `Showing the first ${count}. --limit shows more.`,
  olderMessages: 'There are older messages. --limit shows more.',
  needsCriteria: 'Say what you look for: words, --near, --category, a price, --days or --from.',
  firstDayMissing: 'Give the first day with --from, too.',
  daysReversed: 'The last day is before the first.',
  reviewsOfWhat: 'Say of what: a robot, or --of PERSON.',
  olderReviews: (shown: string): string => `Showing the latest ${shown}. --limit shows more.`,
  notReviewable: (id: string): string =>
    `No rental "${id}" waits for your review. "roborrow review" lists those that do.`,
  reviewSaved: 'Your review is saved.',
  reviewOpen: 'Your review is saved, and both are public now.',
  about: (name: string): string => `about ${name}`,
  noRental: (id: string): string => `You have no rental with the id "${id}".`,
  askedOf: (name: string, id: string): string => `${name} was asked: ${id}`,
  notNow: (offered: readonly string[]): string =>
    offered.length === 0
      ? 'There is nothing to do about it now.'
      : `What you can do now: ${offered.join(', ')}.`,
  whenAndWhere: 'Say when and where, or --confirm.',
  noMeetingNow: (purpose: MeetingPurpose): string => `No appointment for the ${purpose} can be made now.`,
  nothingToConfirm: (purpose: MeetingPurpose, name: string): string =>
    `${name} proposes nothing for the ${purpose}.`,
  reviewAnswered: 'Your answer is public.',
  reasonOfAnEnd: 'A reason is for "cancel" and "not-happened".',
  /** In the history of a rental. */
  done: {
    asked: 'asked',
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'withdrew',
    cancelled: 'cancelled',
    'handed-over': 'handed over',
    returned: 'returned',
    'not-happened': 'did not happen',
  } satisfies Record<'asked' | StepKind, string>,
  meeting: (purpose: MeetingPurpose, isAgreed: boolean, by: string): string =>
    isAgreed ? `agreed for the ${purpose}` : `proposed for the ${purpose} by ${by}`,
} as const;

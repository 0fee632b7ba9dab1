import {
  CONDITION_PHOTOS_MAX,
  MEETING_PLACE_MAX,
  type ClaimKind,
  type EndReason,
  type MeetingPurpose,
  type RentalEvent,
} from '@roborrow/domain';
import { reasonText } from '@roborrow/text/rentals';

const done: Readonly<Record<RentalEvent['kind'], string>> = {
  asked: 'asked for these days',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew the question',
  cancelled: 'cancelled',
  'handed-over': 'said that the robot was handed over',
  returned: 'said that the robot was returned',
  'not-happened': 'said that it did not happen',
};

const purposes: Readonly<Record<MeetingPurpose, string>> = { handover: 'Handover', return: 'Return' };

/** The page of a rental (D720). */
export const rentalText = {
  title: 'Rental',
  heading: (robot: string): string => `Rental of ${robot}`,
  /** The listing is gone. */
  unlisted: 'a robot that is no longer listed',
  loading: 'Loading this rental',
  failure: 'This rental could not be loaded.',
  none: {
    heading: 'There is no such rental here',
    text: 'Its page is shown to the two people whose rental it is. Check the address, or look in your rentals.',
    back: 'Go to your rentals',
  },
  days: 'Days',
  total: 'Total',
  /** After the yes; before it the total is an estimate. */
  asAgreed: (total: string): string => `${total}, as agreed`,
  estimated: (total: string): string => `${total} estimated`,
  owner: 'Owner',
  renter: 'Renter',
  viewRobot: (robot: string): string => `View ${robot}`,
  viewProfile: (name: string): string => `Profile of ${name}`,
  next: 'What comes next',
  history: {
    heading: 'What was done',
    entry: ({ kind, reason }: RentalEvent, name: string | null): string =>
      `${name ?? 'You'} ${done[kind]}${reason === null ? '' : because(reason)}`,
  },
  disagree: {
    heading: 'If you disagree',
    text: (name: string): string =>
      `Write to ${name} first: most things are solved so. If that does not help, report ${name} on their profile, or write to the operator. Neither can move money or decide about a contract, because none is made here.`,
    operator: 'Write to the operator',
    /** What the other one said last, which is the reader's to contradict (D752). */
    claim: (name: string, kind: ClaimKind, when: string): string =>
      `${name} ${done[kind]}, ${when}. What one of you said stays as it is. If it is not so, say it: write to ${name}, add photos, and report what was said. The operator sees who said what and when, and your photos.`,
    write: (name: string): string => `Write to ${name}`,
  },
  photos: {
    heading: 'Photos of the condition',
    hint: `Each of you can add up to ${CONDITION_PHOTOS_MAX} at handover and ${CONDITION_PHOTOS_MAX} at return. The two of you see them, and the operator after a report.`,
    purpose: (purpose: MeetingPurpose): string => `At ${purpose}`,
    none: 'No photos yet.',
    by: (name: string | null): string => `By ${name ?? 'you'}`,
    alt: (purpose: MeetingPurpose, name: string | null, number: number, count: number): string =>
      `Photo at ${purpose} by ${name ?? 'you'}, ${number} of ${count}`,
    open: (alt: string): string => `Enlarge: ${alt}`,
    gone: 'This photo went with the person who took it.',
    unavailable: 'This photo cannot be shown',
    offline: 'Photos are shown when you are online.',
    addOnline: 'Photos can be added when you are online.',
    viewerFailure: 'The photos could not be opened. Try again.',
    add: (purpose: MeetingPurpose): string => `Add photos of the ${purpose}`,
    dialog: (purpose: MeetingPurpose): string => `Photos at ${purpose}`,
    rules: (left: number): string => `Up to ${left} more. Once saved, nobody changes or removes them.`,
    tooMany: (left: number): string => `You can add at most ${left} here.`,
    save: (count: number): string => (count === 1 ? 'Save 1 photo' : `Save ${count} photos`),
    saved: 'Photos saved',
    noneChosen: 'Choose at least one photo.',
  },
  meeting: {
    heading: 'Appointments',
    hint: 'The place is told to the two of you alone.',
    purpose: (purpose: MeetingPurpose): string => purposes[purpose],
    none: 'Nothing is agreed yet.',
    agreed: 'Agreed',
    proposedBy: (name: string | null): string =>
      name === null ? 'You proposed, and wait for an answer' : `${name} proposes`,
    confirm: 'Confirm',
    propose: 'Propose an appointment',
    proposeAnother: 'Propose another',
    dialog: (purpose: MeetingPurpose): string => `Propose the ${purpose}`,
    day: 'Day',
    time: 'Time',
    place: 'Place',
    placeHint: 'In words, as “at the gate of the community garden”.',
    send: 'Send this proposal',
    issues: {
      day: 'Choose a day.',
      time: 'Choose a time.',
      place: `Say where, in at most ${MEETING_PLACE_MAX} characters.`,
    },
    onItsWay: 'A message about it is on its way.',
  },
  calendar: {
    heading: 'Your calendar',
    rental: 'Add the days to your calendar',
    meeting: (purpose: MeetingPurpose): string => `Add the ${purpose} to your calendar`,
    failure: 'The calendar file could not be made. Try again.',
    summary: (robot: string): string => `Rental: ${robot}`,
    meetingSummary: (purpose: MeetingPurpose, robot: string): string => `${purposes[purpose]}: ${robot}`,
  },
} as const;

const because = (reason: EndReason): string => `: ${reasonText(reason).toLowerCase()}`;

import {
  CONDITION_PHOTOS_MAX,
  MEETING_PLACE_MAX,
  type ClaimKind,
  type MeetingPurpose,
  type RentalEvent,
} from '@roborrow/domain';
import * as messages from '@roborrow/messages/rental/rental';
import { lowerReason } from '@roborrow/text/rentals';

const { history, disagree, photos, meeting, calendar } = messages.rentalText;

/** The page of a rental (D720). */
export const rentalText = {
  ...messages.rentalText,
  heading: (robot: string): string => messages.rentalText.heading({ robot }),
  /** After the yes; before it the total is an estimate. */
  asAgreed: (total: string): string => messages.rentalText.asAgreed({ total }),
  estimated: (total: string): string => messages.rentalText.estimated({ total }),
  viewRobot: (robot: string): string => messages.rentalText.viewRobot({ robot }),
  viewProfile: (name: string): string => messages.rentalText.viewProfile({ name }),
  history: {
    ...history,
    /** @param name `null` for what the reader did */
    entry: ({ kind, reason }: RentalEvent, name: string | null): string => {
      const done = name === null ? history.yours[kind] : history.others[kind]({ name });
      return reason === null ? done : history.because({ done, reason: lowerReason(reason) });
    },
  },
  disagree: {
    ...disagree,
    text: (name: string): string => disagree.text({ name }),
    /** What the other one said last, which is the reader's to contradict (D752). */
    claim: (name: string, kind: ClaimKind, when: string): string =>
      disagree.claim({ said: history.others[kind]({ name }), when, name }),
    write: (name: string): string => disagree.write({ name }),
  },
  photos: {
    ...photos,
    hint: photos.hint({ most: CONDITION_PHOTOS_MAX }),
    purpose: (purpose: MeetingPurpose): string => photos.purpose({ purpose }),
    by: (name: string | null): string => (name === null ? photos.byYou : photos.by({ name })),
    alt: (purpose: MeetingPurpose, name: string | null, number: number, count: number): string =>
      name === null
        ? photos.altYours({ purpose, photo: number, count })
        : photos.alt({ purpose, name, photo: number, count }),
    open: (alt: string): string => photos.open({ alt }),
    add: (purpose: MeetingPurpose): string => photos.add({ purpose }),
    dialog: (purpose: MeetingPurpose): string => photos.dialog({ purpose }),
    rules: (left: number): string => photos.rules({ left }),
    tooMany: (left: number): string => photos.tooMany({ left }),
    save: (count: number): string => photos.save({ count }),
  },
  meeting: {
    ...meeting,
    purpose: (purpose: MeetingPurpose): string => meeting.purpose({ purpose }),
    proposedBy: (name: string | null): string =>
      name === null ? meeting.proposedByYou : meeting.proposedBy({ name }),
    dialog: (purpose: MeetingPurpose): string => meeting.dialog({ purpose }),
    issues: { ...meeting.issues, place: meeting.issues.place({ most: MEETING_PLACE_MAX }) },
  },
  calendar: {
    ...calendar,
    meeting: (purpose: MeetingPurpose): string => calendar.meeting({ purpose }),
    summary: (robot: string): string => calendar.summary({ robot }),
    meetingSummary: (purpose: MeetingPurpose, robot: string): string =>
      calendar.meetingSummary({ purpose, robot }),
  },
} as const;

import {
  REPORT_NOTE_MAX,
  REPORT_REASONS,
  REPORTED_TEXTS,
  type OutgoingReport,
  type Report,
  type ReportSubject,
  type UserId,
} from '@roborrow/domain';
import type { State } from '../store/state.ts';
import { isTitle } from './values.ts';

export const isValidReport = ({ reason, note }: OutgoingReport): boolean =>
  REPORT_REASONS.includes(reason) && (note === '' || isTitle(note, REPORT_NOTE_MAX));

type Reported = Pick<Report, 'person' | 'copy'>;

/** Whose it is, and its texts; `null` for what is not there, or is a message between others. */
export const findReported = (state: State, user: UserId, { kind, id }: ReportSubject): Reported | null => {
  switch (kind) {
    case 'listing': {
      const robot = state.get('robots', id);
      return robot && { person: robot.ownerId, copy: pick(robot, REPORTED_TEXTS.listing) };
    }
    case 'profile': {
      const profile = state.get('users', id);
      return profile && { person: profile.id, copy: pick(profile, REPORTED_TEXTS.profile) };
    }
    case 'message': {
      const message = state.get('messages', id);
      if (message?.receiverId !== user && message?.senderId !== user) return null;
      return { person: message.senderId, copy: pick(message, REPORTED_TEXTS.message) };
    }
    case 'review': {
      const review = state.get('reviews', id);
      return review?.isOpen ? { person: review.authorId, copy: pick(review, REPORTED_TEXTS.review) } : null;
    }
  }
};

const pick = <Field extends string>(
  document: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Readonly<Record<string, string>> => Object.fromEntries(fields.map((field) => [field, document[field]]));

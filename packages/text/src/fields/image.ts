import { MAX_ROBOT_IMAGES, type ImageIssue } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/image';
import { numberText } from '../plurals.ts';

/** The issues of a picture for a listing: at most 10 MB, and one that the browser can decode (D22); HEIC and others it may not know (D744). */
export const robotImageSentences: Readonly<Record<ImageIssue, string>> = {
  ...messages.issues,
  'too-large': messages.robotTooLarge,
};

/** The issues of a picture for a profile (D150). */
export const avatarSentences: Readonly<Record<ImageIssue, string>> = {
  ...messages.issues,
  'too-large': messages.avatarTooLarge,
};

/** Uploading pictures, of a listing and of a profile. */
export const uploads = {
  ...messages.uploads,
  photo: (number: number): string => messages.uploads.photo({ number: numberText(number) }),
} as const;

const picker = messages.imagePicker;
const most = numberText(MAX_ROBOT_IMAGES);

/** The picker of a listing's pictures. */
export const imagePicker = {
  ...picker,
  rules: picker.rules({ most }),
  prepared: (done: number, all: number): string =>
    picker.prepared({ done: numberText(done), all: numberText(all) }),
  preview: (number: number): string => picker.preview({ number: numberText(number) }),
  remove: (number: number): string => picker.remove({ number: numberText(number) }),
  moveEarlier: (number: number): string => picker.moveEarlier({ number: numberText(number) }),
  moveLater: (number: number): string => picker.moveLater({ number: numberText(number) }),
  moved: (from: number, to: number): string =>
    picker.moved({ before: numberText(from), after: numberText(to) }),
  tooMany: picker.tooMany({ most }),
} as const;

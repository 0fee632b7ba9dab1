import { PROFILE_LIMITS, type Expertise, type ProfileIssue } from '@roborrow/domain';
import * as messages from '@roborrow/messages/text/fields/profile';
import { nameSentences } from './account.ts';
import { sentenceOf, tooLong } from './issue.ts';

/** The names of the expertise levels. */
export const expertiseText: Readonly<Record<Expertise, string>> = messages.expertise;

/** The fields of Edit profile besides first and last name. */
export const { profileFields } = messages;

/** The issues of a profile. */
export const profileIssueText = sentenceOf<ProfileIssue>({
  ...nameSentences,
  bio: { 'too-long': tooLong(profileFields.bio.label, PROFILE_LIMITS.bio) },
  location: { 'too-long': tooLong(profileFields.location.label, PROFILE_LIMITS.location) },
  expertise: { unknown: messages.expertiseUnknown },
});

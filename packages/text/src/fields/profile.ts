import { PROFILE_LIMITS, type Expertise, type ProfileIssue } from '@roborrow/domain';
import { nameSentences } from './account.ts';
import { sentenceOf, tooLong } from './issue.ts';

/** The names of the expertise levels. */
export const expertiseText: Readonly<Record<Expertise, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

/** The fields of Edit profile besides first and last name. */
export const profileFields = {
  username: { label: 'Username', hint: 'Your username cannot be changed after account creation' },
  bio: { label: 'About Me', placeholder: 'What do you build, lend or look for?' },
  location: {
    label: 'Location',
    hint: 'People see this text. Searches can start from it, but nobody sees the exact place.',
  },
  expertise: { label: 'Expertise level' },
} as const;

/** The issues of a profile. */
export const profileIssueText = sentenceOf<ProfileIssue>({
  ...nameSentences,
  bio: { 'too-long': tooLong('About Me', PROFILE_LIMITS.bio) },
  location: { 'too-long': tooLong('Location', PROFILE_LIMITS.location) },
  expertise: { unknown: 'Please choose one of the levels' },
});

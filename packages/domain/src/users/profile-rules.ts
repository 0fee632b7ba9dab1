import { isLongerThan, trimmed } from '../characters.ts';
import { err, ok, type Result } from '../result.ts';
import { NAME_MAX, nameIssue, type NameTag } from './full-name.ts';
import { EXPERTISE_LEVELS, type Expertise, type ProfileChanges, type PublicProfile } from './profile.ts';

/** Most characters of each text of a profile. */
export const PROFILE_LIMITS = { firstName: NAME_MAX, lastName: NAME_MAX, bio: 2000, location: 200 } as const;

/** The initial values of a profile besides names and timestamps (D125). */
export const newProfileDefaults = {
  bio: '',
  avatar: '',
  location: '',
  expertise: 'beginner',
  isVerified: false,
  isPremium: false,
  rating: 0,
  reviewCount: 0,
} as const satisfies Partial<PublicProfile>;

/** The edit screen's form as typed. */
export interface ProfileForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly bio: string;
  readonly location: string;
  readonly expertise: string;
}

/** A valid form: every text trimmed. Coordinates and avatar come from their ports. */
export type ValidProfile = Omit<ProfileChanges, 'coordinates' | 'avatar'>;

/** What is wrong with a field of the profile form. */
export type ProfileIssue =
  | { readonly field: 'firstName' | 'lastName'; readonly tag: NameTag }
  | { readonly field: 'bio' | 'location'; readonly tag: 'too-long' }
  | { readonly field: 'expertise'; readonly tag: 'unknown' };

/** Validates the edit form (D124, D53). Never throws; at most one issue per field, in the form's order. */
export const validateProfile = (form: ProfileForm): Result<ValidProfile, readonly ProfileIssue[]> => {
  const issues: ProfileIssue[] = [];
  const firstName = trimmed(form.firstName);
  const lastName = trimmed(form.lastName);
  const bio = trimmed(form.bio);
  const location = trimmed(form.location);

  for (const field of ['firstName', 'lastName'] as const) {
    const tag = nameIssue(form[field]);
    if (tag) issues.push({ field, tag });
  }
  if (isLongerThan(bio, PROFILE_LIMITS.bio)) issues.push({ field: 'bio', tag: 'too-long' });
  if (isLongerThan(location, PROFILE_LIMITS.location)) issues.push({ field: 'location', tag: 'too-long' });
  if (!isExpertise(form.expertise)) return err([...issues, { field: 'expertise', tag: 'unknown' }]);

  return issues.length > 0
    ? err(issues)
    : ok({ firstName, lastName, bio, location, expertise: form.expertise });
};

const isExpertise = (text: string): text is Expertise => EXPERTISE_LEVELS.some((level) => level === text);

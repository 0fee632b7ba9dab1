import { createListingErrorText } from '@roborrow/text/errors/robots';
import { loginIssueText, registrationIssueText } from '@roborrow/text/fields/account';
import { avatarSentences } from '@roborrow/text/fields/image';
import { listingIssueText } from '@roborrow/text/fields/listing';
import { usernameCheckText, usernameSentences } from '@roborrow/text/fields/username';
import { toasts } from '@roborrow/text/toasts';
import { quoted, type QuotedTexts } from './quoted.ts';

/** The texts of the forms, by the rule that quotes them. */
export const formTexts: QuotedTexts = {
  D120: [
    quoted('Email is required', loginIssueText({ field: 'email', tag: 'required' })),
    quoted('Invalid email address', loginIssueText({ field: 'email', tag: 'invalid' })),
    quoted('Password is required', loginIssueText({ field: 'password', tag: 'required' })),
    quoted('Password must be at least 6 characters', loginIssueText({ field: 'password', tag: 'too-short' })),
  ],
  D121: [
    quoted('Username is required', registrationIssueText({ field: 'username', tag: 'required' })),
    quoted('First name is required', registrationIssueText({ field: 'firstName', tag: 'required' })),
    quoted('Last name is required', registrationIssueText({ field: 'lastName', tag: 'required' })),
    quoted('Email is required', registrationIssueText({ field: 'email', tag: 'required' })),
    quoted(
      'Password must be at least 6 characters',
      registrationIssueText({ field: 'password', tag: 'too-short' }),
    ),
    quoted(
      'Please confirm your password',
      registrationIssueText({ field: 'confirmPassword', tag: 'required' }),
    ),
    quoted('Passwords do not match', registrationIssueText({ field: 'confirmPassword', tag: 'mismatch' })),
    quoted('Passwords do not match', toasts.register.passwordsDiffer),
  ],
  D122: [
    quoted('Username must be at least 3 characters long', usernameSentences['too-short']),
    quoted(
      'Username can only contain letters, numbers, and underscores',
      usernameSentences['invalid-characters'],
    ),
  ],
  D123: [
    quoted('Username is already taken', usernameCheckText.taken),
    quoted('Error checking username availability', usernameCheckText['check-failed']),
    quoted('Database not available', usernameCheckText['not-configured']),
  ],
  D141: [
    quoted('Robot name is required', listingIssueText({ field: 'name', tag: 'required' })),
    quoted('Category is required', listingIssueText({ field: 'category', tag: 'required' })),
    quoted('Description is required', listingIssueText({ field: 'description', tag: 'required' })),
    quoted('Price is required', listingIssueText({ field: 'price', tag: 'required' })),
    quoted('Price must be at least $1', listingIssueText({ field: 'price', tag: 'below-minimum' })),
    quoted(
      'You must be logged in to create a robot listing',
      createListingErrorText({ kind: 'not-signed-in' }),
    ),
  ],
  D20: [
    quoted(
      'Please select a location from the suggestions to ensure accurate GPS coordinates',
      listingIssueText({ field: 'location', tag: 'not-picked' }),
    ),
  ],
  D111: [
    quoted(
      'Please select a more specific location (e.g., "Apex, NC" instead of just "Apex")',
      listingIssueText({ field: 'location', tag: 'not-specific' }),
    ),
  ],
  D150: [
    quoted('Please select an image file', avatarSentences['not-an-image']),
    quoted('Image size must be less than 5MB', avatarSentences['too-large']),
  ],
};

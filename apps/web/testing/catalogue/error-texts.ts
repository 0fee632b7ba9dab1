import { PortError, type PortErrorDetails, type PortErrorKind, type PortFailure } from '@roborrow/domain';
import {
  chooseUsernameErrorText,
  googleErrorText,
  registerErrorText,
  signInErrorText,
} from '@roborrow/text/errors/auth';
import { messagesErrorText, openThreadErrorText, sendMessageErrorText } from '@roborrow/text/errors/messages';
import { deleteProfileErrorText, saveProfileErrorText } from '@roborrow/text/errors/profile';
import {
  createListingErrorText,
  robotsErrorText,
  updateListingErrorText,
} from '@roborrow/text/errors/robots';
import { usernameCheckText } from '@roborrow/text/fields/username';
import { toasts } from '@roborrow/text/toasts';
import { developer } from '../../src/shared/developer.text.ts';
import { outsideAuthProvider } from '../../src/shared/app.text.ts';
import { robotDetail } from '../../src/features/listing/robot-detail.text.ts';
import { quoted, type Quoted, type QuotedTexts } from './quoted.ts';

/** A failed port, as a use case returns it. */
const failure = (kind: PortErrorKind, details: PortErrorDetails = {}): PortFailure => ({
  kind: 'port',
  error: new PortError(kind, details),
});
const unconfigured = failure('not-configured');
const unexplained = failure('failed');
const explained = failure('failed', { providerMessage: 'Quota exceeded.' });

const authAndProfile: readonly Quoted[] = [
  quoted(
    'Firebase authentication is not initialized. Please check your configuration.',
    signInErrorText(unconfigured),
  ),
  quoted('Database not available', usernameCheckText['not-configured']),
  quoted('No user logged in', deleteProfileErrorText(failure('not-signed-in'))),
  quoted(
    'Firebase database is not initialized. Please check your configuration.',
    saveProfileErrorText(unconfigured),
  ),
  quoted('No user logged in or database not available', chooseUsernameErrorText(unconfigured)),
  quoted('No user logged in or database not available', chooseUsernameErrorText(failure('not-signed-in'))),
  quoted('Username is already taken', chooseUsernameErrorText({ kind: 'username-taken' })),
  quoted('Username is already taken', registerErrorText({ kind: 'username-taken' })),
  quoted('Failed to delete profile: {reason}', deleteProfileErrorText(explained), {
    reason: 'Quota exceeded.',
  }),
  quoted('useAuth must be used within an AuthProvider', outsideAuthProvider),
];

const robots: readonly Quoted[] = [
  quoted('Failed to create robot listing: {reason}', createListingErrorText(explained), {
    reason: 'Quota exceeded.',
  }),
  quoted('Failed to create robot listing', createListingErrorText(unexplained)),
  quoted('Firebase database is not initialized', createListingErrorText(unconfigured)),
  quoted('Firebase database is not initialized', robotsErrorText('get', unconfigured.error)),
  quoted('Firebase storage is not initialized', createListingErrorText(unconfigured, true)),
  quoted('Firebase storage is not initialized', saveProfileErrorText(unconfigured, true)),
  quoted('Failed to update robot', updateListingErrorText(explained)),
  quoted('Failed to fetch robots', robotsErrorText('list', unexplained.error)),
  quoted('Failed to fetch robot', robotsErrorText('get', unexplained.error)),
  quoted('Failed to update robot', robotsErrorText('update', unexplained.error)),
  quoted('Failed to delete robot', robotsErrorText('delete', unexplained.error)),
  quoted('Failed to search robots', robotsErrorText('search', explained.error)),
];

const messages: readonly Quoted[] = [
  quoted('Database not available', messagesErrorText('open', unconfigured.error)),
  quoted('Database not available', sendMessageErrorText(unconfigured)),
  quoted('Failed to send message: {reason}', sendMessageErrorText(explained), { reason: 'Quota exceeded.' }),
  quoted('Your message could not be delivered.', sendMessageErrorText({ kind: 'undeliverable' })),
  quoted('Failed to fetch conversation', messagesErrorText('open', unexplained.error)),
  quoted('Failed to mark message as read', messagesErrorText('markRead', unexplained.error)),
  quoted('Failed to mark conversation as read', messagesErrorText('markConversationRead', unexplained.error)),
];

const inToasts: readonly Quoted[] = [
  quoted('Welcome back!', toasts.login.success),
  quoted('Failed to login', signInErrorText(unexplained)),
  quoted('Failed to login with Google', googleErrorText(unexplained, 'login')),
  quoted('Account created successfully!', toasts.register.success),
  quoted('Failed to create account', registerErrorText(unexplained)),
  quoted('Failed to create account with Google', googleErrorText(unexplained, 'register')),
  quoted('Passwords do not match', toasts.register.passwordsDiffer),
  quoted('Robot listing created successfully with location coordinates!', toasts.listing.created),
  quoted('Location selected: {text}', toasts.listing.locationSelected('Apex, NC, USA'), {
    text: 'Apex, NC, USA',
  }),
  quoted('Failed to load conversations', messagesErrorText('list', unexplained.error)),
  quoted('Failed to load messages', messagesErrorText('load', unexplained.error)),
  quoted('Conversation not found', openThreadErrorText({ kind: 'not-found' })),
  quoted('No user selected for conversation', openThreadErrorText({ kind: 'no-counterpart' })),
  quoted('Message sent!', toasts.messages.sent),
  quoted('Failed to send message', sendMessageErrorText(unexplained)),
  quoted('Profile updated successfully!', toasts.profile.updated),
  quoted('Failed to update profile', saveProfileErrorText(unexplained)),
  quoted('User not authenticated', saveProfileErrorText({ kind: 'not-signed-in' })),
  quoted('Profile deleted successfully', toasts.profile.deleted),
  quoted('Failed to delete profile', deleteProfileErrorText(unexplained)),
];

/** The texts of the errors, by the rule that quotes them. */
export const errorTexts: QuotedTexts = {
  D170: authAndProfile,
  D171: robots,
  D172: messages,
  D173: inToasts,
  D174: [
    quoted(
      'Could not determine GPS coordinates for "{location}". This usually means the location is too generic. Please select a more specific location (e.g., "Apex, NC" instead of "Apex").',
      createListingErrorText({ kind: 'place-unknown', location: 'Apex' }),
      { location: 'Apex' },
    ),
    quoted(
      'Geocoding failed for "{location}". Please try a different, more specific location.',
      createListingErrorText({ kind: 'geocoding-failed', location: 'Apex' }),
      { location: 'Apex' },
    ),
  ],
  D175: [quoted('Owner information unavailable', robotDetail.owner.unavailable)],
  D176: [quoted('Missing Firebase environment variables', developer.missingConfiguration)],
};

import { PortError, type PortErrorDetails, type PortErrorKind, type PortFailure } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { googleErrorText, passwordResetErrorText, registerErrorText, signInErrorText } from './auth.ts';
import { messagesErrorText, openThreadErrorText, sendMessageErrorText } from './messages.ts';
import { deleteProfileErrorText, saveProfileErrorText } from './profile.ts';
import { reasonOf } from './reason.ts';
import { createListingErrorText, robotsErrorText, updateListingErrorText } from './robots.ts';

const KINDS = {
  'not-configured': true,
  'not-signed-in': true,
  'recent-sign-in-required': true,
  forbidden: true,
  'not-found': true,
  'too-many': true,
  conflict: true,
  cancelled: true,
  'storage-full': true,
  unavailable: true,
  failed: false,
} satisfies Record<PortErrorKind, boolean>;
const kinds = Object.entries(KINDS) as [PortErrorKind, boolean][]; // Object.entries widens the keys

const failure = (kind: PortErrorKind, details: PortErrorDetails = {}): PortFailure => ({
  kind: 'port',
  error: new PortError(kind, details),
});

describe('the reason of a failed port', () => {
  it.each(kinds)('%s has its own reason: %s', (kind, hasReason) => {
    expect(reasonOf(new PortError(kind)) !== null).toBe(hasReason);
  });

  it('is different for each kind', () => {
    const reasons = kinds.map(([kind]) => reasonOf(new PortError(kind)));
    expect(new Set(reasons).size).toBe(kinds.length);
  });

  it("is the provider's own message if there is one (D128)", () => {
    for (const [kind] of kinds) {
      expect(reasonOf(new PortError(kind, { providerMessage: 'Too many requests.' }))).toBe(
        'Too many requests.',
      );
    }
  });

  it('names the subject of a conflict', () => {
    expect(reasonOf(new PortError('conflict', { subject: 'username' }))).toBe('Username is already taken');
    expect(reasonOf(new PortError('conflict', { subject: 'email' }))).toContain('email address');
    expect(reasonOf(new PortError('failed', { subject: 'credentials' }))).toContain('is wrong');
  });
});

it('a full disk has its own sentence for every kind of write (D291)', () => {
  const full = failure('storage-full');
  const sentence = 'This device has no space left. Free some, or reset the demo, and try again.';
  expect([
    createListingErrorText(full),
    updateListingErrorText(full),
    robotsErrorText('update', full.error),
    robotsErrorText('delete', full.error),
    sendMessageErrorText(full),
    saveProfileErrorText(full),
    registerErrorText(full),
    googleErrorText(full, 'login'),
  ]).toEqual(Array.from({ length: 8 }, () => sentence));
  expect(deleteProfileErrorText(full)).toContain(sentence);
});

describe("authentication shows the provider's message", () => {
  const refused = failure('failed', { providerMessage: 'INVALID_LOGIN_CREDENTIALS' });

  it.each([
    ['login', signInErrorText(refused)],
    ['register', registerErrorText(refused)],
    ['Google on login', googleErrorText(refused, 'login')],
    ['Google on register', googleErrorText(refused, 'register')],
    ['password reset', passwordResetErrorText(refused)],
  ])('on %s', (_, text) => {
    expect(text).toBe('INVALID_LOGIN_CREDENTIALS');
  });

  it('but a missing configuration has its own sentence', () => {
    const unconfigured = failure('not-configured', { providerMessage: 'no-app' });
    expect(signInErrorText(unconfigured)).toMatch(/^Firebase authentication is not initialized/);
  });

  it('an invalid form shows its first issue', () => {
    const issues = [{ field: 'password', tag: 'too-short' } as const];
    expect(signInErrorText({ kind: 'invalid', issues })).toBe('Password must be at least 6 characters');
    expect(registerErrorText({ kind: 'invalid', issues })).toBe('Password must be at least 6 characters');
  });
});

describe('a failed operation shows what failed and why', () => {
  const offline = failure('unavailable');

  it.each([
    ['Failed to create robot listing: ', createListingErrorText(offline)],
    ['Failed to send message: ', sendMessageErrorText(offline)],
    ['Failed to delete profile: ', deleteProfileErrorText(offline)],
  ])('%s...', (start, text) => {
    expect(text).toBe(start + reasonOf(offline.error));
  });

  it.each([
    ['Failed to update robot', updateListingErrorText(offline)],
    ['Failed to update profile', saveProfileErrorText(offline)],
    ['Failed to fetch conversation', openThreadErrorText(offline)],
    ['Failed to load messages', messagesErrorText('load', new TypeError('not a port error'))],
  ])('%s, when the catalogue knows no reason', (sentence, text) => {
    expect(text).toBe(sentence);
  });
});

describe('deleting a profile asks for the matching proof (D18)', () => {
  it('a password or Google', () => {
    expect(deleteProfileErrorText({ kind: 'proof-required', proofKind: 'password' })).toContain('password');
    expect(deleteProfileErrorText({ kind: 'proof-required', proofKind: 'google' })).toContain('Google');
  });

  it('a wrong one can be tried again', () => {
    expect(deleteProfileErrorText({ kind: 'wrong-proof', error: new PortError('failed') })).toMatch(/again/);
  });
});

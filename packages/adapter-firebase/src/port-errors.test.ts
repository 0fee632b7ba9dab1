import { PortError, type PortErrorKind } from '@roborrow/domain';
import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { portErrorOfSdk } from './port-errors.ts';

const sdkError = (code: string, message = `Firebase: Something went wrong. (${code}).`) =>
  new FirebaseError(code, message);

describe('an error of the SDK', () => {
  it.each<[string, PortErrorKind]>([
    ['permission-denied', 'forbidden'],
    ['storage/unauthorized', 'forbidden'],
    ['unauthenticated', 'not-signed-in'],
    ['auth/user-token-expired', 'not-signed-in'],
    ['auth/requires-recent-login', 'recent-sign-in-required'],
    ['not-found', 'not-found'],
    ['unavailable', 'unavailable'],
    ['deadline-exceeded', 'unavailable'],
    ['auth/network-request-failed', 'unavailable'],
    ['storage/retry-limit-exceeded', 'unavailable'],
    ['auth/weak-password', 'failed'],
    ['internal', 'failed'],
  ])('%s becomes %s and keeps its cause', (code, kind) => {
    const thrown = sdkError(code);
    expect(portErrorOfSdk(thrown)).toMatchObject({ kind, cause: thrown });
  });

  it("shows the provider's sentence, without the text that the SDK adds", () => {
    expect(
      portErrorOfSdk(
        sdkError(
          'auth/weak-password',
          'Firebase: Password should be at least 6 characters (auth/weak-password).',
        ),
      ),
    ).toMatchObject({
      providerMessage: 'Password should be at least 6 characters',
    });
    expect(
      portErrorOfSdk(
        sdkError('storage/unknown', 'Firebase Storage: An unknown error occurred. (storage/unknown)'),
      ),
    ).toMatchObject({
      providerMessage: 'An unknown error occurred.',
    });
  });

  it('about an address in use becomes a conflict with the provider’s message', () => {
    expect(
      portErrorOfSdk(sdkError('auth/email-already-in-use', 'Firebase: Taken. (auth/email-already-in-use).')),
    ).toMatchObject({
      kind: 'conflict',
      subject: 'email',
      providerMessage: 'Taken.',
    });
  });

  it('does not distinguish an unknown address from a wrong password', () => {
    const texts = [
      'auth/user-not-found',
      'auth/wrong-password',
      'auth/invalid-credential',
      'auth/invalid-login-credentials',
    ].map(
      (code) =>
        portErrorOfSdk(sdkError(code, `Firebase: ${code} in its own words. (${code}).`)).providerMessage,
    );
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toMatch(/credential/);
    expect(portErrorOfSdk(sdkError('auth/wrong-password', 'Wrong.')).subject).toBe('credentials');
  });

  it('that is not an SDK error stays a PortError, or becomes `failed`', () => {
    const own = new PortError('conflict', { subject: 'username' });
    expect(portErrorOfSdk(own)).toBe(own);
    expect(portErrorOfSdk(new TypeError('oops'))).toMatchObject({ kind: 'failed', providerMessage: null });
    expect(portErrorOfSdk('oops')).toMatchObject({ kind: 'failed', cause: 'oops' });
  });
});

import { epochMs, milliseconds, type EpochMs } from '../units.ts';

/** A session ends this long after the sign-in, whatever happens in between (D12). */
export const SESSION_LENGTH = milliseconds(28_800_000);

/**
 * How long the first authentication check may take before the app behaves as signed out (D131,
 * D13).
 */
export const AUTH_LOADING_LIMIT = milliseconds(2000);

/** For how long after a sign-in or a new proof of it deletion may begin: 5 minutes, as Firebase has it (D18). */
export const RECENT_SIGN_IN = milliseconds(300_000);

/** The moment a session ends. */
export const sessionDeadline = (signedInAt: EpochMs): EpochMs => epochMs(signedInAt + SESSION_LENGTH);

/** Whether a session has ended; at the deadline itself it has. */
export const isSessionOver = (signedInAt: EpochMs, now: EpochMs): boolean =>
  now >= sessionDeadline(signedInAt);

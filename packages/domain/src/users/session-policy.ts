import { epochMs, milliseconds, type EpochMs } from '../units.ts';

/** A session ends this long after the sign-in, with or without activity (D12). */
export const SESSION_LENGTH = milliseconds(28_800_000);

/**
 * How long the first authentication check may take before the app treats the visitor as signed out (D131,
 * D13).
 */
export const AUTH_LOADING_LIMIT = milliseconds(2000);

/**
 * How long after a sign-in or a repeated proof of identity the deletion may begin: 5 minutes, as in Firebase
 * (D18).
 */
export const RECENT_SIGN_IN = milliseconds(300_000);

/** The time at which a session ends. */
export const sessionDeadline = (signedInAt: EpochMs): EpochMs => epochMs(signedInAt + SESSION_LENGTH);

/** Whether a session has ended; it ends exactly at the deadline. */
export const isSessionOver = (signedInAt: EpochMs, now: EpochMs): boolean =>
  now >= sessionDeadline(signedInAt);

/** Which sign-ins of a user were ended from one of their devices (D490). */
export interface EndedSignIns {
  /** Every sign-in before this time is over. */
  readonly before: EpochMs;
  /** The sign-in of the device that ended the others: it goes on. */
  readonly kept: EpochMs;
}

/** Whether a sign-in was ended from another device (D490). */
export const isSignInEnded = (signedInAt: EpochMs, { before, kept }: EndedSignIns): boolean =>
  signedInAt < before && signedInAt !== kept;

export { loadAppCheck, type Attest } from './app-check.ts';
export { createFirebaseBackend, type FirebaseBackend, type FirebaseBackendOptions } from './backend.ts';
export {
  isComplete,
  missingKeys,
  type EmulatorHosts,
  type FirebaseConfiguration,
  type PartialConfiguration,
} from './configuration.ts';
export { emulatedGoogle, type GoogleSignIn, type EmulatedGoogleAccount } from './google.ts';
export type { SkippedDocument } from './mappers/decoder.ts';
export { decodeTaken, encodeTaken } from './mappers/calendar.ts';
export { placeKey } from './nearest/place-key.ts';
export { SEARCH_SETTINGS } from './reading/choose-narrowing.ts';
export { storedSignIn, type SignInStorage } from './stored-sign-in.ts';
export { createUnconfiguredBackend, type UnconfiguredBackendOptions } from './unconfigured.ts';

import * as z from 'zod';

/** The Firebase configuration of a build; each value may be missing (D33). */
export interface FirebaseSettings {
  readonly configuration: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly storageBucket: string;
    readonly messagingSenderId: string;
    readonly appId: string;
  };
  /** For Firebase Analytics; if it is empty, no event is counted (D36). */
  readonly measurementId: string;
  /** The site key of reCAPTCHA Enterprise for App Check; if it is empty, App Check is off. */
  readonly appCheckKey: string;
  /** Whether the functions that send notices by email are set up. */
  readonly emailNotices: boolean;
  /** The public key with which browsers subscribe to notices; `null` when none are pushed. */
  readonly pushKey: string | null;
  /** `host:port` of each emulator, for local runs; `null` for the project's own services. */
  readonly emulators: { readonly auth: string; readonly firestore: string; readonly storage: string } | null;
}

const value = z.string().trim().default('');
const host = z
  .string()
  .regex(/^[a-z0-9.-]+:\d+$/i, 'must be host:port')
  .optional();

const schema = z.object({
  VITE_FIREBASE_API_KEY: value,
  VITE_FIREBASE_AUTH_DOMAIN: value,
  VITE_FIREBASE_PROJECT_ID: value,
  VITE_FIREBASE_STORAGE_BUCKET: value,
  VITE_FIREBASE_MESSAGING_SENDER_ID: value,
  VITE_FIREBASE_APP_ID: value,
  VITE_FIREBASE_MEASUREMENT_ID: value,
  VITE_FIREBASE_APP_CHECK_KEY: value,
  VITE_EMAIL_NOTICES: z.enum(['true', 'false']).default('false'),
  VITE_VAPID_PUBLIC_KEY: value.refine(
    (key) => key === '' || /^B[\w-]{86}$/.test(key),
    'must be the public key of a VAPID pair',
  ),
  VITE_FIREBASE_AUTH_EMULATOR_HOST: host,
  VITE_FIRESTORE_EMULATOR_HOST: host,
  VITE_FIREBASE_STORAGE_EMULATOR_HOST: host,
});

/** @throws when an emulator's address is invalid, or only some of the three are set. */
export function readFirebaseSettings(environment: Readonly<Record<string, unknown>>): FirebaseSettings {
  const values = schema.parse(environment);
  return {
    configuration: {
      apiKey: values.VITE_FIREBASE_API_KEY,
      authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: values.VITE_FIREBASE_PROJECT_ID,
      storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET,
      messagingSenderId: values.VITE_FIREBASE_MESSAGING_SENDER_ID,
      appId: values.VITE_FIREBASE_APP_ID,
    },
    measurementId: values.VITE_FIREBASE_MEASUREMENT_ID,
    appCheckKey: values.VITE_FIREBASE_APP_CHECK_KEY,
    emailNotices: values.VITE_EMAIL_NOTICES === 'true',
    pushKey: values.VITE_VAPID_PUBLIC_KEY || null,
    emulators: emulatorsIn(values),
  };
}

/** All or none, because mixing local data and production data makes no sense. */
function emulatorsIn(values: z.infer<typeof schema>): FirebaseSettings['emulators'] {
  const auth = values.VITE_FIREBASE_AUTH_EMULATOR_HOST;
  const firestore = values.VITE_FIRESTORE_EMULATOR_HOST;
  const storage = values.VITE_FIREBASE_STORAGE_EMULATOR_HOST;
  if (auth && firestore && storage) return { auth, firestore, storage };
  if (auth || firestore || storage) {
    throw new Error(
      'Name all three emulators or none: VITE_FIREBASE_AUTH_EMULATOR_HOST, VITE_FIRESTORE_EMULATOR_HOST, VITE_FIREBASE_STORAGE_EMULATOR_HOST',
    );
  }
  return null;
}

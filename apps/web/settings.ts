import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { readFirebaseSettings, type FirebaseSettings } from './firebase-settings.ts';
import type { WorkerFacts } from './hosting/build-worker.ts';
import type { HostingFacts } from './hosting/content-security-policy.ts';
import type { Release } from './src/release.ts';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');

const schema = z.object({
  VITE_BACKEND: z.enum(['in-memory', 'firebase']).default('in-memory'),
  VITE_PLACES: z.enum(['gazetteer', 'functions']).optional(),
  VITE_PAYMENTS: flag(false),
  VITE_MAPS: flag(true),
  VITE_NOTIFICATIONS: flag(true),
  VITE_OFFLINE: flag(true),
  VITE_CONTACT_MAIL: z.email().default('hello@roborrow.example'),
  VITE_COPYRIGHT_YEAR: z
    .string()
    .regex(/^\d{4}$/, 'must be a year')
    .default('2025'),
});

/** The build-time settings (D33, D35). */
export interface Settings {
  readonly backend: 'in-memory' | 'firebase';
  /** `null` for every other backend: a build contains only its own configuration. */
  readonly firebase: FirebaseSettings | null;
  /** The source of places: the data embedded in the app, or the two HTTP functions. */
  readonly places: 'gazetteer' | 'functions';
  /** Not used: the product has no payments (D35). The setting exists for a version that has them. */
  readonly payments: boolean;
  /** false hides autocomplete and the distance controls. */
  readonly maps: boolean;
  /** false disables the toast for a new message. */
  readonly notifications: boolean;
  /** false takes the service worker away from browsers that have one (D482). */
  readonly offline: boolean;
  /** The address to which people write: for questions, and against a suspension (D30, D461). */
  readonly contactMail: string;
  /** In the footer (D37). */
  readonly copyrightYear: string;
}

/**
 * Reads the settings from the environment when the app is built; the browser only gets the result.
 * @throws when a value is not allowed, because a build with a wrong setting must not run.
 */
export function readSettings(environment: Readonly<Record<string, unknown>>): Settings {
  const values = schema.parse(environment);
  return {
    backend: values.VITE_BACKEND,
    firebase: values.VITE_BACKEND === 'firebase' ? readFirebaseSettings(environment) : null,
    // A demo consists of files only; an installation with a backend also has a server for functions.
    places: values.VITE_PLACES ?? (values.VITE_BACKEND === 'in-memory' ? 'gazetteer' : 'functions'),
    payments: values.VITE_PAYMENTS,
    maps: values.VITE_MAPS,
    notifications: values.VITE_NOTIFICATIONS,
    offline: values.VITE_OFFLINE,
    contactMail: values.VITE_CONTACT_MAIL,
    copyrightYear: values.VITE_COPYRIGHT_YEAR,
  };
}

const releaseSchema = z.object({
  VITE_BUILD: z
    .string()
    .regex(/^[\w.-]{1,64}$/)
    .default('unknown'),
  VITE_FAILURES_DSN: z
    .literal('')
    .or(z.url({ protocol: /^https?$/ }))
    .default(''),
  VITE_FAILURES_SHARE: z.coerce.number().min(0).max(1).default(1),
});

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');

/** Which version this is: the product's, and what its builder names it; and who is told of its failures. */
export function readRelease(environment: Readonly<Record<string, unknown>>): Release {
  const {
    VITE_BUILD: build,
    VITE_FAILURES_DSN: dsn,
    VITE_FAILURES_SHARE: share,
  } = releaseSchema.parse(environment);
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return { version, build, failures: dsn === '' ? null : { dsn, share } };
}

/** The facts for the headers, from the same environment. */
export function hostingFacts(environment: Readonly<Record<string, string | undefined>>): HostingFacts {
  const { backend, firebase } = readSettings(environment);
  const { failures } = readRelease(environment);
  return {
    backend,
    authDomain: firebase?.configuration.authDomain || undefined,
    hasAnalytics: Boolean(firebase?.measurementId),
    hasAppCheck: Boolean(firebase?.appCheckKey),
    failures: failures && new URL(failures.dsn).origin,
    emulators: Object.values(firebase?.emulators ?? {}).map((host) => `http://${host}`),
  };
}

/** Where Firebase Storage serves pictures. */
const STORAGE = 'https://firebasestorage.googleapis.com';

/** The facts for the service worker, from the same environment. */
export function workerFacts(environment: Readonly<Record<string, string | undefined>>): WorkerFacts {
  const { firebase, offline } = readSettings(environment);
  const host = firebase?.emulators ? `http://${firebase.emulators.storage}` : STORAGE;
  return { isWanted: offline, pictureHosts: firebase ? [host] : [] };
}

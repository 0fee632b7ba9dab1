import type { ContentHashes } from './content-hashes.ts';

/** What the policy depends on. */
export interface HostingFacts {
  readonly backend: string;
  /** Where Firebase shows its sign-in pages, e.g. "roborrow.firebaseapp.com". */
  readonly authDomain?: string | undefined;
  /** Whether visits are counted with Firebase Analytics. */
  readonly hasAnalytics?: boolean;
  /** Whether App Check asks reCAPTCHA Enterprise about the browser. */
  readonly hasAppCheck?: boolean;
  /** Where failures are reported to. */
  readonly failures?: string | null;
  /** Addresses of emulators, for a build that talks to them. */
  readonly emulators?: readonly string[];
  /** The scripts and styles that stand within the page. */
  readonly hashes?: ContentHashes;
}

type Policy = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** What the app needs by itself: nothing from elsewhere, no script or style within the page. */
const OWN: Policy = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF],
  // Icons are inlined as data, chosen photos are shown before they are uploaded.
  'img-src': [SELF, 'data:', 'blob:'],
  'connect-src': [SELF],
  'worker-src': [SELF],
  'manifest-src': [SELF],
  'frame-src': [NONE],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
};

/** What Firebase's SDK talks to: Authentication, Firestore, Storage. */
const FIREBASE: Policy = {
  // The Google popup is opened by a script of theirs, through a frame on the project's own domain.
  'script-src': ['https://apis.google.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  'img-src': [
    'https://firebasestorage.googleapis.com',
    'https://*.googleusercontent.com',
    // Whether there is a network at all: Firestore asks for this dot when its connection has broken several times.
    'https://www.google.com/images/cleardot.gif',
  ],
};

const ANALYTICS: Policy = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
};

/** reCAPTCHA Enterprise, and where its answer is exchanged for a token. */
const APP_CHECK: Policy = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

const quoted = (hashes: readonly string[]): readonly string[] => hashes.map((hash) => `'${hash}'`);

/** Exactly what the renderer puts into pages, and nothing else that is written there. */
const policyOf = ({ scripts, styles }: ContentHashes): Policy => ({
  'script-src': quoted(scripts),
  'style-src': quoted(styles),
});

function partsFor({
  backend,
  authDomain,
  hasAnalytics = false,
  hasAppCheck = false,
  failures = null,
  emulators = [],
  hashes,
}: HostingFacts): readonly Policy[] {
  const within = hashes ? policyOf(hashes) : {};
  const told = { 'connect-src': failures === null ? [] : [failures] };
  if (backend !== 'firebase') return [OWN, within, told];
  const frames = authDomain === undefined ? [] : [`https://${authDomain}`];
  return [
    OWN,
    within,
    told,
    FIREBASE,
    { 'frame-src': frames, 'connect-src': emulators, 'img-src': emulators },
    ...(hasAnalytics ? [ANALYTICS] : []),
    ...(hasAppCheck ? [APP_CHECK] : []),
  ];
}

/** The Content-Security-Policy of every page, for the backend that the build is set to. */
export function contentSecurityPolicy(facts: HostingFacts): string {
  const parts = partsFor(facts);
  const directives = new Set(parts.flatMap(Object.keys));
  return [...directives]
    .map((directive) => {
      const sources = new Set(parts.flatMap((part) => part[directive] ?? []));
      // "None" means none beside itself.
      if (sources.size > 1) sources.delete(NONE);
      return [directive, ...sources].join(' ');
    })
    .join('; ');
}

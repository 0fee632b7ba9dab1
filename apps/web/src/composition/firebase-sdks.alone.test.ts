import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import { chooseConsent } from '../shared/consent.ts';
import { createServices } from './container.ts';
import { deviceModule } from './device.ts';
import { openFirebase } from './firebase.ts';
import { openPlaces } from './compose.ts';

/* Firebase's real SDKs, loaded and wired as in the app. Only Google's servers and scripts are replaced:
   `fetch`, gtag's `dataLayer`, and `grecaptcha`. */

const google = vi.hoisted(() => {
  const asked: { readonly url: string; readonly headers: Headers }[] = [];
  /** Google's answers by a part of the URL; any other request is refused. */
  const answers: Readonly<Record<string, unknown>> = {};
  const state = { asked, answers };
  // This runs before the imports, because some SDKs keep a reference to the function that they find.
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    state.asked.push({ url, headers: new Headers(init?.headers) });
    const [, answer] = Object.entries(state.answers).find(([part]) => url.includes(part)) ?? [];
    return answer === undefined
      ? new Response('{}', { status: 403 })
      : new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  };
  return state;
});

const SETTINGS: FirebaseSettings = {
  configuration: {
    apiKey: 'key',
    authDomain: 'a.firebaseapp.com',
    projectId: 'a',
    storageBucket: 'a.appspot.com',
    messagingSenderId: '1',
    appId: '1:1:web:1',
  },
  measurementId: '',
  appCheckKey: '',
  emailNotices: false,
  pushKey: null,
  emulators: null,
};

const INSTALLATION = {
  fid: 'c0ffee',
  refreshToken: 'r',
  authToken: { token: 't', expiresIn: '604800s' },
};

beforeEach(() => {
  google.asked.length = 0;
  google.answers = {};
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (settings: Partial<FirebaseSettings>) =>
  createServices(
    deviceModule,
    await openPlaces('gazetteer'),
    await openFirebase({ ...SETTINGS, ...settings }),
  );

/** Google's SDK is loaded from this disk first, which a busy machine may take long for; in milliseconds. */
const LONGEST_LOADING = 60_000;

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

/** The calls of gtag with their arguments. */
const told = (): readonly unknown[][] => {
  const { dataLayer } = window as { dataLayer?: readonly ArrayLike<unknown>[] }; // gtag's own global
  return (dataLayer ?? []).map((call) => Array.from(call));
};

test('events reach Google Analytics under the configured id, also when Google does not return an id, with consent alone (D813)', async () => {
  google.answers = { '/installations': INSTALLATION };
  const uncounted = (await open({})).analytics;
  uncounted.log({ name: 'contact_owner' });
  const analytics = (await open({ measurementId: 'G-ROBORROW' })).analytics;
  analytics.log({ name: 'contact_owner' });
  chooseConsent('no');
  analytics.log({ name: 'contact_owner' });
  // What would load the SDK has had its time.
  await vi.dynamicImportSettled();
  expect([google.asked, scripts()]).toEqual([[], []]);

  chooseConsent('yes');
  analytics.log({ name: 'search', hasOrigin: true, resultCount: 3 });
  analytics.log({ name: 'view_robot' });

  // An event that was logged before the id was known is counted.
  const events = () => told().filter(([command]) => command === 'event');
  await vi.waitFor(() => expect(events()).toHaveLength(2), LONGEST_LOADING);
  expect(events()).toEqual([
    ['event', 'search', { hasOrigin: true, resultCount: 3, send_to: 'G-ROBORROW' }],
    ['event', 'view_robot', { send_to: 'G-ROBORROW' }],
  ]);
  expect(scripts().filter((src) => src.startsWith('https://www.googletagmanager.com/'))).toEqual([
    expect.stringContaining('id=G-ROBORROW') as string,
  ]);

  chooseConsent('no');
  analytics.log({ name: 'view_robot' });
  // What the script itself counts ends, too.
  await vi.waitFor(() => expect(Reflect.get(window, 'ga-disable-G-ROBORROW')).toBe(true), LONGEST_LOADING);
  expect(events()).toHaveLength(2);
});

/** reCAPTCHA Enterprise as its script leaves it in the page. */
const stubRecaptcha = () =>
  vi.stubGlobal('grecaptcha', {
    enterprise: {
      ready: (call: () => void) => call(),
      render: (_: unknown, { callback }: { callback: () => void }) => {
        callback();
        return 'widget';
      },
      execute: async () => 'from-recaptcha',
    },
  });

const resetPassword = async (settings: Partial<FirebaseSettings>) => {
  const auth = (await open(settings)).auth;
  await auth.requestPasswordReset('ada@example.com');
  return (
    google.asked.find(({ url }) => url.includes('identitytoolkit'))?.headers.get('X-Firebase-AppCheck') ??
    null
  );
};

test('App Check is off without its key', async () => {
  stubRecaptcha();
  google.answers = { identitytoolkit: { email: 'ada@example.com' } };
  expect(await resetPassword({})).toBeNull();
  expect(google.asked.filter(({ url }) => url.includes('appcheck'))).toEqual([]);
});

test('App Check exchanges reCAPTCHA’s answer with its key, and requests carry the token', async () => {
  stubRecaptcha();
  google.answers = {
    exchangeRecaptchaEnterpriseToken: { token: 'attested', ttl: '3600s' },
    identitytoolkit: { email: 'ada@example.com' },
  };
  expect(await resetPassword({ appCheckKey: '6Lc' })).toBe('attested');
});

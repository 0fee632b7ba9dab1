import { epochMs, UNKNOWN_PLACE } from '@roborrow/domain';
import { expect, it } from 'vitest';
import { createFirebaseBackend } from './backend.ts';

it.each([
  ['es', 'es'],
  [undefined, null],
])('lets Firebase write its own mails in the language of the client: %s (D848)', async (language, code) => {
  const { auth, close } = createFirebaseBackend({
    configuration: {
      apiKey: 'any',
      authDomain: 'any',
      projectId: 'demo',
      storageBucket: 'any',
      messagingSenderId: '1',
      appId: '1',
    },
    clock: { now: () => epochMs(Date.now()) },
    ids: { next: () => 'id' },
    places: { suggest: async () => [], geocode: async () => UNKNOWN_PLACE },
    onSkipped: () => undefined,
    ...(language !== undefined && { language }),
  });
  expect(auth.languageCode).toBe(code);
  await close();
});

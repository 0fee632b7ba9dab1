import { expect, test } from 'vitest';
import { hostingFacts, readRelease, readSettings } from './settings.ts';

test("settings have the product's defaults (D33, D35, D37)", () => {
  expect(readSettings({})).toEqual({
    backend: 'in-memory',
    firebase: null,
    places: 'gazetteer',
    payments: false,
    maps: true,
    notifications: true,
    offline: true,
    contactMail: 'hello@roborrow.example',
    copyrightYear: '2025',
  });
});

test('a release is the product’s version and what its builder names it (D782)', () => {
  expect(readRelease({})).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    build: 'unknown',
    failures: null,
  });
  expect(readRelease({ VITE_BUILD: 'a1b2c3' }).build).toBe('a1b2c3');
  expect(() => readRelease({ VITE_BUILD: 'a b' })).toThrow('VITE_BUILD');
});

test('failures in browsers are told to whom the build names (D783)', () => {
  const dsn = 'https://abc@errors.example/7';
  expect(readRelease({ VITE_FAILURES_DSN: dsn, VITE_FAILURES_SHARE: '0.2' }).failures).toEqual({
    dsn,
    share: 0.2,
  });
  expect(readRelease({ VITE_FAILURES_DSN: '' }).failures).toBeNull();
  expect(() => readRelease({ VITE_FAILURES_DSN: 'nonsense' })).toThrow('VITE_FAILURES_DSN');
  expect(hostingFacts({ VITE_FAILURES_DSN: dsn }).failures).toBe('https://errors.example');
});

test('settings are read from the build', () => {
  const environment = {
    VITE_CONTACT_MAIL: 'help@robots.example',
    VITE_COPYRIGHT_YEAR: '2031',
    VITE_MAPS: 'false',
    VITE_NOTIFICATIONS: 'false',
    VITE_OFFLINE: 'false',
    VITE_PAYMENTS: 'true',
    VITE_PLACES: 'functions',
  };
  expect(readSettings(environment)).toEqual({
    backend: 'in-memory',
    firebase: null,
    places: 'functions',
    payments: true,
    maps: false,
    notifications: false,
    offline: false,
    contactMail: 'help@robots.example',
    copyrightYear: '2031',
  });
});

test('a build with Firebase contains its project, and uses the functions for places', () => {
  const { backend, firebase, places } = readSettings({
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_PROJECT_ID: 'roborrow',
  });
  expect([backend, firebase?.configuration.projectId, places]).toEqual(['firebase', 'roborrow', 'functions']);
  expect(readSettings({ VITE_FIREBASE_PROJECT_ID: 'roborrow' }).firebase).toBeNull();
});

test('an invalid setting stops the build', () => {
  expect(() => readSettings({ VITE_BACKEND: 'firbase' })).toThrow(/VITE_BACKEND/);
  expect(() => readSettings({ VITE_MAPS: 'yes' })).toThrow(/VITE_MAPS/);
  expect(() => readSettings({ VITE_CONTACT_MAIL: 'help' })).toThrow(/VITE_CONTACT_MAIL/);
  expect(() => readSettings({ VITE_COPYRIGHT_YEAR: 'now' })).toThrow(/VITE_COPYRIGHT_YEAR/);
});

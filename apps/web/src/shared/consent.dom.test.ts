import { afterEach, expect, it, vi } from 'vitest';
import { chooseConsent, consent, consentChoice, onConsentChange } from './consent.ts';

const KEY = 'roborrow.counting';
const say = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(navigator, 'doNotTrack');
  vi.restoreAllMocks();
  chooseConsent('no');
  localStorage.clear();
});

it('is given by a yes alone, remembered on the device, and taken back by a no (D813)', () => {
  const told: boolean[] = [];
  const stop = onConsentChange(() => told.push(consent.isGiven()));
  localStorage.setItem(KEY, 'perhaps');
  expect(consent.isGiven()).toBe(false);
  chooseConsent('yes');
  expect([consentChoice(), localStorage.getItem(KEY)]).toEqual(['yes', 'yes']);
  chooseConsent('no');
  expect([consentChoice(), localStorage.getItem(KEY)]).toEqual(['no', 'no']);
  stop();
  chooseConsent('yes');
  expect(told).toEqual([true, false]);
});

it('holds in a second tab (D813)', () => {
  const told: boolean[] = [];
  const stop = onConsentChange(() => told.push(consent.isGiven()));
  localStorage.setItem(KEY, 'yes');
  dispatchEvent(new StorageEvent('storage', { key: 'roborrow.theme' }));
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  stop();
  expect(told).toEqual([true]);
});

it.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('is refused where the browser says so by %s, whatever was chosen (D813)', (name, value) => {
  chooseConsent('yes');
  say(name, value);
  expect([consentChoice(), consent.isGiven()]).toEqual(['no', false]);
});

it('holds for the page where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  chooseConsent('yes');
  expect(consent.isGiven()).toBe(true);
});

it('deletes the cookies of the counting when it is taken back (D813)', () => {
  document.cookie = '_ga=1';
  document.cookie = '_ga_ROBORROW=2';
  document.cookie = 'other=3';
  chooseConsent('no');
  expect(document.cookie).toBe('other=3');
});

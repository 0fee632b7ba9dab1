import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('settings have the defaults that the product names (D33, D35)', () => {
  expect(readSettings({})).toEqual({ backend: 'in-memory', payments: false, maps: true, notifications: true });
});

test('settings are read from the build', () => {
  expect(readSettings({ VITE_MAPS: 'false', VITE_NOTIFICATIONS: 'false', VITE_PAYMENTS: 'true' })).toEqual({
    backend: 'in-memory',
    payments: true,
    maps: false,
    notifications: false,
  });
});

test('a wrong setting stops the build instead of running half-right', () => {
  expect(() => readSettings({ VITE_BACKEND: 'firbase' })).toThrow(/VITE_BACKEND/);
  expect(() => readSettings({ VITE_MAPS: 'yes' })).toThrow(/VITE_MAPS/);
});

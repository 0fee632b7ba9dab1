import { pushDevice } from '@roborrow/domain/testing';
import { expect, it } from 'vitest';
import { isWanted } from './provider.ts';

const settings = { messageByEmail: true, withBeginning: true };

it.each([
  ['email', { email: 'bob@example.com', settings, devices: [] }, true],
  ['email', { email: '', settings, devices: [] }, false],
  [
    'email',
    { email: 'bob@example.com', settings: { ...settings, messageByEmail: false }, devices: [] },
    false,
  ],
  ['push', { email: '', settings, devices: [pushDevice('phone')] }, true],
  ['push', { email: 'bob@example.com', settings, devices: [] }, false],
] as const)('by %s, %j wants notices: %s (D430, D540)', (channel, receiver, wanted) => {
  expect(isWanted(receiver, channel)).toBe(wanted);
});

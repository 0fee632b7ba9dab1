import { pushDevice } from '@roborrow/domain/testing';
import { expect, it } from 'vitest';
import type { Receiver } from './notice-store.ts';
import { isTestable, isWanted } from './provider.ts';

const NOWHERE: Receiver = {
  email: 'bob@example.com',
  mails: 'stopped',
  settings: { messageByEmail: true, withBeginning: true },
  devices: [],
};
const OFF = { messageByEmail: false, withBeginning: true };

it.each<['email' | 'push', Partial<Receiver>, wanted: boolean, testable: boolean]>([
  ['email', { mails: 'ready' }, true, true],
  ['email', { mails: 'unconfirmed' }, false, true],
  ['email', { mails: 'stopped' }, false, false],
  ['email', { mails: 'ready', settings: OFF }, false, false],
  ['email', { mails: 'unconfirmed', settings: OFF }, false, false],
  ['push', { devices: [pushDevice('phone')] }, true, true],
  ['push', { mails: 'ready' }, false, false],
  ['push', { mails: 'unconfirmed' }, false, false],
])('by %s, %j gets notices: %s, and tests: %s (D430, D540, D577, D670, D671)', (channel, changes, ...may) => {
  const receiver = { ...NOWHERE, ...changes };
  expect([isWanted(receiver, channel), isTestable(receiver, channel)]).toEqual(may);
});

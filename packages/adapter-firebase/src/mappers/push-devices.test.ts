import { PUSH_DEVICES_MAX, type PushDevice } from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { expect, it } from 'vitest';
import { decodePushDevices, encodePushDevices } from './push-devices.ts';

const decoded = (document: object): readonly PushDevice[] | null => {
  const result = decodePushDevices('devices', document);
  return result.success ? result.data : null;
};

it('devices come back as they were, in their order', () => {
  const devices = [pushDevice('phone'), pushDevice('laptop', { auth: '-_'.repeat(11) })];
  expect(encodePushDevices(devices)).toEqual({
    devices: devices.map(({ endpoint, p256dh, auth }) => `${endpoint} ${p256dh} ${auth}`),
  });
  expect(decoded(encodePushDevices(devices))).toEqual(devices);
});

it('a line that is no device is left out, and the others stay (D541)', () => {
  const lineOf = ({ endpoint, p256dh, auth }: PushDevice) => `${endpoint} ${p256dh} ${auth}`;
  const elsewhere = lineOf(pushDevice('a', { endpoint: 'https://evil.example/a' }));
  const phone = lineOf(pushDevice('phone'));
  const damaged = [7, null, {}, '', 'a b c', pushDevice('a').endpoint, elsewhere, phone];
  expect(decoded({ devices: damaged })).toEqual([pushDevice('phone')]);
});

it.each([{}, { devices: null }])('without a list there are none: %j', (document) => {
  expect(decoded(document)).toEqual([]);
});

it('what is no list is refused', () => {
  expect(decoded({ devices: 'a' })).toBeNull();
});

it('of too many the newest stay (D540)', () => {
  const many = Array.from({ length: PUSH_DEVICES_MAX + 2 }, (_, i) => pushDevice(`${i}`));
  expect(decoded(encodePushDevices(many))).toEqual(many.slice(2));
});

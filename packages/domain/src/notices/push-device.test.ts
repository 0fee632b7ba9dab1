import { describe, expect, it } from 'vitest';
import { pushDevice } from '../../testing/push-devices.ts';
import { isPushDevice, isPushEndpoint, withoutPushDevice, withPushDevice } from './push-device.ts';

describe('an endpoint is that of a known push service (D542)', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/cX1:APA91-_b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-',
    'https://web.push.apple.com/QGZ-_0',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY%2f%3d',
    `https://web.push.apple.com/${'a'.repeat(800)}`,
  ])('%s', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(true);
  });

  it.each([
    '',
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com',
    'https://fcm.googleapis.com/',
    'https://fcm.googleapis.com:8443/a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/fcm.googleapis.com/a',
    'https://fcmxgoogleapis.com/a',
    'https://FCM.googleapis.com/a',
    'https://a.b.notify.windows.com/a',
    'https://.notify.windows.com/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data',
    'https://web.push.apple.com/a b',
    'https://web.push.apple.com/a\n',
    'https://web.push.apple.com/é',
    `https://web.push.apple.com/${'a'.repeat(801)}`,
  ])('not %j', (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
  });
});

it.each([
  [{}, true],
  [{ p256dh: `B${'-'.repeat(86)}` }, true],
  [{ p256dh: 'p'.repeat(87) }, false],
  [{ p256dh: `B${'p'.repeat(85)}` }, false],
  [{ p256dh: `B${'p'.repeat(87)}` }, false],
  [{ p256dh: `B${'p'.repeat(85)}=` }, false],
  [{ auth: 's'.repeat(21) }, false],
  [{ auth: 's'.repeat(23) }, false],
  [{ auth: `${'s'.repeat(21)} ` }, false],
  [{ endpoint: 'https://evil.example/a' }, false],
])('a device with %j is valid: %s (D541)', (changes, isValid) => {
  expect(isPushDevice(pushDevice('a', changes))).toBe(isValid);
});

describe('the devices of a person (D540)', () => {
  const ten = Array.from({ length: 10 }, (_, i) => pushDevice(`${i}`));

  it('are at most ten: another one takes the place of the oldest', () => {
    const eleventh = pushDevice('10');
    expect(withPushDevice(ten, eleventh)).toEqual([...ten.slice(1), eleventh]);
  });

  it('have each endpoint once, with its newest keys', () => {
    const again = pushDevice('3', { auth: 't'.repeat(22) });
    const devices = withPushDevice(ten, again);
    expect(devices).toHaveLength(10);
    expect(devices.filter(({ endpoint }) => endpoint === again.endpoint)).toEqual([again]);
    expect(withoutPushDevice(devices, again.endpoint)).toEqual([...ten.slice(0, 3), ...ten.slice(4)]);
  });
});

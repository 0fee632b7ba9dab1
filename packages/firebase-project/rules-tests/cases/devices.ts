import { allowed, denied } from '../case.ts';
import { deviceLine, devices } from '../documents.ts';
import { briefly, fieldCases, times, type Fields } from '../fields.ts';
import { ADA, BOB, NIA } from '../identities.ts';
import { lines } from '../lines.ts';
import { create, createWith, read, remove, updateWith } from '../writes.ts';

const DEVICES = `users/${ADA}/private/devices`;
const WITHOUT = { [DEVICES]: null };

const PUSH = 'https://fcm.googleapis.com/fcm/send/a';
const KEY = `B${times(86)}`;
const SECRET = times(22);

const FIELDS: Fields = {
  devices: lines(
    10,
    deviceLine(),
    [
      deviceLine('https://updates.push.services.mozilla.com/wpush/v2/gAAAA_-'),
      deviceLine('https://web.push.apple.com/QGZ-_0'),
      deviceLine('https://wns2-par02p.notify.windows.com/w/?token=BQY%2f%3d'),
      deviceLine(`https://web.push.apple.com/${times(800, '~')}`),
      `${PUSH} B${times(86, '-')} ${times(22, '_')}`,
    ],
    [
      deviceLine('http://fcm.googleapis.com/a'),
      deviceLine('https://fcm.googleapis.com/'),
      deviceLine('https://fcm.googleapis.com:8443/a'),
      deviceLine('https://fcm.googleapis.com@evil.example/a'),
      deviceLine('https://fcm.googleapis.com.evil.example/a'),
      deviceLine('https://fcmxgoogleapis.com/a'),
      deviceLine('https://updates-push.services.mozilla.com/a'),
      deviceLine('https://a.b.notify.windows.com/a'),
      deviceLine('https://.notify.windows.com/a'),
      deviceLine('https://127.0.0.1/a'),
      deviceLine('https://169.254.169.254/a'),
      deviceLine('https://web.push.apple.com/é'),
      deviceLine('https://web.push.apple.com/a b'),
      deviceLine(`https://web.push.apple.com/${times(801)}`),
      `${PUSH} ${times(87)} ${SECRET}`,
      `${PUSH} B${times(85)} ${SECRET}`,
      `${PUSH} B${times(87)} ${SECRET}`,
      `${PUSH} B${times(85)}= ${SECRET}`,
      `${PUSH} ${KEY} ${times(21)}`,
      `${PUSH} ${KEY} ${times(23)}`,
      `${PUSH} ${KEY} ${times(21)}+`,
      `${PUSH} ${KEY}`,
      `${PUSH} ${KEY} ${SECRET} `,
      PUSH,
      '',
    ],
  ),
};

export const pushDevices = [
  ...fieldCases('D551', 'a first device', FIELDS, createWith(DEVICES, devices()), WITHOUT),
  ...fieldCases('D551', 'a changed list of devices', briefly(FIELDS), updateWith(DEVICES, {})),
  ...denied('D551', {
    'devices with something extra': create(DEVICES, { ...devices(), names: [] }),
    'something extra beside the devices': updateWith(DEVICES, {})('names', []),
    'no devices': create(DEVICES, {}),
  }),
  ...allowed(
    'D550',
    {
      'a user without a profile looks for their own': read(`users/${NIA}/private/devices`),
      'a user without a profile adds one': create(`users/${NIA}/private/devices`, devices()),
    },
    { as: 'new' },
  ),
  ...denied('D550', {
    'another’s read': read(`users/${BOB}/private/devices`),
    'another’s changed': updateWith(`users/${BOB}/private/devices`, {})('devices', []),
    'another’s made': create(`users/${NIA}/private/devices`, devices()),
  }),
  ...denied('D552', { 'deleted without leaving': remove(DEVICES) }),
];

import { isPushDevice, PUSH_DEVICES_MAX, type PushDevice } from '@roborrow/domain';
import type { DocumentData } from 'firebase/firestore';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';
import { orElse } from './schemas.ts';

/* Each device is a line of three parts, because the security rules can compare the lines of a list with a pattern. */

export const encodePushDevices = (devices: readonly PushDevice[]): DocumentData => ({
  devices: devices.map(({ endpoint, p256dh, auth }) => `${endpoint} ${p256dh} ${auth}`),
});

const deviceOf = (line: unknown): readonly PushDevice[] => {
  if (typeof line !== 'string') return [];
  const [endpoint = '', p256dh = '', auth = ''] = line.split(' ');
  const device = { endpoint, p256dh, auth };
  return isPushDevice(device) ? [device] : [];
};

/** A line that is invalid is left out. */
export const decodePushDevices: Decode<readonly PushDevice[]> = createDecode(
  z.pipe(
    z.object({ devices: orElse(z.array(z.unknown()), []) }),
    z.transform(({ devices }) => devices.flatMap(deviceOf).slice(-PUSH_DEVICES_MAX)),
  ),
);

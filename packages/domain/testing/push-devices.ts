import type { PushDevice } from '../src/notices/push-device.ts';

/** A device of the right form; a test that sends to it takes keys that it made. */
export const pushDevice = (name: string, changes: Partial<PushDevice> = {}): PushDevice => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: `B${'p'.repeat(86)}`,
  auth: 's'.repeat(22),
  ...changes,
});

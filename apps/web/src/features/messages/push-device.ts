import type { PushDevice, UserId } from '@roborrow/domain';
import type { Services } from '../../services.tsx';
import { isChosenByOthers } from './choice.ts';

/** Whether this browser can be reached while no tab is open. */
export const canPush = (): boolean => 'PushManager' in window;

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The browser's subscription for this key; one for an earlier key of the site is ended. */
async function subscribe(pushKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const current = await pushManager.getSubscription();
  const currentKey = current?.options.applicationServerKey;
  if (current && currentKey && toBase64Url(currentKey) === pushKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

const deviceOf = (subscription: PushSubscription): PushDevice => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
};

/**
 * Makes this browser one of the person's devices, if notices are pushed at all and it can be reached (D540). Safe to repeat; nothing is
 * written when it is one. Rejects when the browser's push service, or the store, cannot be reached or refuses.
 */
export async function registerDevice(
  { users, notifier: { pushKey } }: Pick<Services, 'users' | 'notifier'>,
  me: UserId,
): Promise<void> {
  if (pushKey === null || !canPush()) return;
  const device = deviceOf(await subscribe(pushKey));
  const stored = await users.listPushDevices(me);
  const isStored = stored.some(({ endpoint, auth }) => endpoint === device.endpoint && auth === device.auth);
  if (!isStored) await users.addPushDevice(me, device);
}

/** How long a logout waits for the store. */
const STORE_TIMEOUT_MS = 3000;

const settles = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), STORE_TIMEOUT_MS)),
  ]);

/**
 * Takes this browser from the person's devices (D547). Its subscription is ended, too, so that nothing arrives even if the store cannot be
 * reached; it stays only for another person who chose notices here.
 */
export async function releaseDevice({ users }: Pick<Services, 'users'>, me: UserId): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const subscription = await currentSubscription();
  if (!subscription) return;
  const isRemoved = await settles(users.removePushDevice(me, subscription.endpoint));
  if (!isRemoved || !isChosenByOthers(me)) await subscription.unsubscribe();
}

import type { NotifierPort, PushDevice } from '@roborrow/domain';
import { pushDevice } from '@roborrow/domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { ADA, BOB, createWorld } from '../../../testing/world.ts';
import { override, SERVICES } from '../../composition/container.ts';
import { showToast } from '../../shared/toast.ts';
import type { PageAsked } from '../offline/worker-contract.ts';

/** Three bytes in base64url. */
const SITE_KEY = '-_8A';
const SITE_KEY_BYTES = Uint8Array.of(0xfb, 0xff, 0x00).buffer;
const OTHER_KEY_BYTES = Uint8Array.of(1, 2, 3).buffer;

const PHONE = pushDevice('phone');
const CHOSEN = 'roborrow.system-notices.';

let isReachable = true;
let subscription:
  | (Pick<PushSubscription, 'options' | 'unsubscribe' | 'toJSON'> & { endpoint: string })
  | null;
let ended: string[];
let subscribe: ReturnType<typeof vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>>;
let workers: EventTarget;
/** What the system shows. */
let shown: { readonly tag: string; readonly close: () => void }[];
let closed: string[];

const subscriptionOf = ({ endpoint, p256dh, auth }: PushDevice, key: ArrayBuffer = SITE_KEY_BYTES) => ({
  endpoint,
  options: { applicationServerKey: key, userVisibleOnly: true },
  toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
  unsubscribe: async () => {
    ended.push(endpoint);
    subscription = null;
    return true;
  },
});

/** A browser that allows notices, with a push service that may be out of reach. */
beforeEach(() => {
  isReachable = true;
  subscription = null;
  ended = [];
  closed = [];
  shown = ['ada/bob', 'ada/cleo', 'bob/ada'].map((tag) => ({ tag, close: () => void closed.push(tag) }));
  subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(async () => {
    if (!isReachable) throw new DOMException('Registration failed', 'AbortError');
    subscription = subscriptionOf(PHONE);
    return subscription;
  });
  const registration = {
    active: { postMessage: () => undefined },
    getNotifications: async () => shown,
    pushManager: { getSubscription: async () => subscription, subscribe },
  };
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('PushManager', class {});
  workers = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = async (notifier: Partial<NotifierPort> = {}) => {
  const world = await createWorld(
    [],
    {},
    override(SERVICES.notifier, {
      hasEmail: false,
      pushKey: SITE_KEY,
      messageSent: async () => undefined,
      mailState: async () => 'ready',
      sendTest: async () => 'sent',
      ...notifier,
    }),
  );
  return { ...world, ...renderApp(world, '/settings') };
};
type App = Awaited<ReturnType<typeof open>>;
const box = () => screen.findByLabelText('Notify me on this device about new messages');
const devices = ({ services }: App) => services.users.listPushDevices(ADA);
const untilStored = (app: App, ...stored: readonly PushDevice[]) =>
  waitFor(async () => expect(await devices(app)).toEqual(stored));

/** What the worker tells the page. */
const tell = (data: PageAsked, ports: readonly MessagePort[] = []) =>
  workers.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));

describe('A device (D540)', () => {
  it('is stored when the person chooses it, and removed when they do not want it any more (D547)', async () => {
    const app = await open();
    await screen.findByText(/While Roborrow is closed, your browser’s push service brings/);
    await app.user.click(await box());
    await untilStored(app, PHONE);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: SITE_KEY,
    });
    await app.user.click(await box());
    await untilStored(app);
    expect(ended).toEqual([PHONE.endpoint]);
    await waitFor(async () => expect(await box()).not.toBeChecked());
  });

  it('is not asked for where nothing is pushed (D541)', async () => {
    const app = await open({ pushKey: null });
    await app.user.click(await box());
    await screen.findByRole('button', { name: 'Show me a notification' });
    expect(screen.getByText(/nothing reaches you/)).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('that cannot be reached by push says so, and can be chosen again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    isReachable = false;
    const app = await open();
    await app.user.click(await box());
    await screen.findByText(/could not be reached, so nothing reaches this device/);
    isReachable = true;
    await app.user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    await app.user.click(await box());
    await untilStored(app, PHONE);
    expect(screen.queryByText(/could not be reached/)).toBeNull();
  });

  it('that was chosen is stored at the next visit, once, even if the store or the browser lost it', async () => {
    localStorage.setItem(`${CHOSEN}${ADA}`, 'on');
    subscription = subscriptionOf(PHONE);
    const app = await open();
    await untilStored(app, PHONE);
    expect(subscribe).not.toHaveBeenCalled();
    // The browser has given it other keys, and the worker says so.
    const renewed = pushDevice('phone', { auth: 'r'.repeat(22) });
    subscription = subscriptionOf(renewed);
    tell({ kind: 'renewed' });
    await untilStored(app, renewed);
  });

  it('that subscribed with an earlier key of the site subscribes again', async () => {
    localStorage.setItem(`${CHOSEN}${ADA}`, 'on');
    subscription = subscriptionOf(pushDevice('old'), OTHER_KEY_BYTES);
    const app = await open();
    await untilStored(app, PHONE);
    expect(ended).toEqual([pushDevice('old').endpoint]);
  });

  it('of a person who did not choose it is left alone', async () => {
    subscription = subscriptionOf(PHONE);
    const app = await open();
    await box();
    expect(await devices(app)).toEqual([]);
  });
});

describe('A logout (D547)', () => {
  const chosen = async () => {
    localStorage.setItem(`${CHOSEN}${ADA}`, 'on');
    subscription = subscriptionOf(PHONE);
    const app = await open();
    await untilStored(app, PHONE);
    return app;
  };
  const logOut = async ({ user, services }: App) => {
    const menu = { name: /Ada/ };
    await user.click(await screen.findByRole('button', menu));
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.queryByRole('button', menu)).toBeNull());
    await services.auth.signIn('ada@example.org', 'difference engine');
  };

  it('removes this device, and ends its subscription', async () => {
    const app = await chosen();
    subscribe.mockRejectedValue(new Error('not again'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await logOut(app);
    expect(ended).toEqual([PHONE.endpoint]);
    expect(await devices(app)).toEqual([]);
  });

  it('keeps the subscription for another person who chose notices in this browser', async () => {
    localStorage.setItem(`${CHOSEN}${BOB}`, 'on');
    const app = await chosen();
    const remove = vi.spyOn(app.services.users, 'removePushDevice');
    await logOut(app);
    expect(remove).toHaveBeenCalledExactlyOnceWith(ADA, PHONE.endpoint);
    expect(ended).toEqual([]);
  });

  it('has the same effect as deleting the profile', async () => {
    const { user, count } = await chosen();
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    await user.click(await screen.findByRole('button', { name: 'Delete profile' }));
    await user.click(screen.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(ended).toEqual([PHONE.endpoint]));
    expect(await count('pushDevices')).toBe(0);
  });

  it('ends it all the same when the store cannot be reached', async () => {
    localStorage.setItem(`${CHOSEN}${BOB}`, 'on');
    const app = await chosen();
    app.faults.set('users.removePushDevice', 'fail', 1);
    await logOut(app);
    expect(ended).toEqual([PHONE.endpoint]);
  });
});

describe('The page', () => {
  it('says who is signed in, so that a click finds it (D545)', async () => {
    await open();
    await box();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data as unknown);
    });
    tell({ kind: 'whose' }, [port2]);
    expect(await answer).toBe(ADA);
    port1.close();
  });

  it('takes away a pushed notice about the conversation that it shows, and only while it is seen (D545)', async () => {
    const { router } = await open();
    await box();
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const answered = () => new Promise((resolve) => setTimeout(resolve));
    tell({ kind: 'shown' });
    await answered();
    expect(closed).toEqual([]);
    await act(() =>
      router.navigate({
        to: '/messages',
        state: { selection: { counterpartId: BOB, robotId: null, isFromList: false } },
      }),
    );
    isHidden.mockReturnValue(true);
    tell({ kind: 'shown' });
    await answered();
    expect(closed).toEqual([]);
    isHidden.mockReturnValue(false);
    tell({ kind: 'shown' });
    await waitFor(() => expect(closed).toEqual(['ada/bob']));
  });

  it.each<[string, NotifierPort['sendTest'], 'success' | 'error', string]>([
    ['sent', async () => 'sent', 'success', 'A notification is on its way to your devices.'],
    [
      'asked for too soon',
      async () => 'too-soon',
      'error',
      'You can send another one ten minutes after the last one.',
    ],
    [
      'refused',
      () => Promise.reject(new Error('refused')),
      'error',
      'The notification could not be sent. Please try again later.',
    ],
  ])('tells that a test was %s (D546)', async (_, sendTest, tone, sentence) => {
    localStorage.setItem(`${CHOSEN}${ADA}`, 'on');
    const send = vi.fn<NotifierPort['sendTest']>(sendTest);
    const { user } = await open({ sendTest: send });
    await user.click(await screen.findByRole('button', { name: 'Send a notification to my devices' }));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(tone, sentence));
    expect(send).toHaveBeenCalledExactlyOnceWith('push');
  });
});

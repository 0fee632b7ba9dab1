import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { PageAsked } from '../src/features/offline/worker-contract.ts';
import { openNotice } from './notices.ts';
import { renewSubscription, showPushed } from './push.ts';

const PUSHED = {
  title: 'New message from Maya Okafor',
  text: 'The gate is open now',
  tag: 'lucas/maya',
  address: '/messages?newConversation=maya',
  person: 'lucas',
};

/** A page in which this person is signed in; `null` is a visitor's, `undefined` one that the system has stopped. */
const page = (person: string | null | undefined) => {
  const heard: PageAsked[] = [];
  const postMessage = (asked: PageAsked, ports: readonly MessagePort[] = []) => {
    heard.push(asked);
    // Visitors' pages do not listen.
    if (asked.kind === 'whose' && person) ports[0]?.postMessage(person);
  };
  return { heard, postMessage };
};

const siteWith = (...pages: readonly ReturnType<typeof page>[]) => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const subscribe = vi.fn<PushManager['subscribe']>();
  const openWindow = vi.fn<Clients['openWindow']>(async () => null);
  return {
    showNotification,
    subscribe,
    openWindow,
    // The only parts that are used.
    registration: {
      showNotification,
      pushManager: { subscribe },
    } as unknown as ServiceWorkerRegistration,
    clients: { matchAll: async () => pages, openWindow } as unknown as Clients,
  };
};

// Outside of a worker there is no such class, and so no page can be brought to the front.
vi.stubGlobal('WindowClient', class {});
afterAll(() => void vi.unstubAllGlobals());
afterEach(() => void vi.useRealTimers());

describe('what is pushed (D545)', () => {
  test('is shown, one notice for each conversation, and the pages hear of it', async () => {
    const [first, second] = [page('lucas'), page(null)];
    const { registration, clients, showNotification } = siteWith(first, second);
    await showPushed(registration, clients, JSON.stringify(PUSHED));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      PUSHED.title,
      expect.objectContaining({ body: PUSHED.text, tag: 'lucas/maya' }),
    );
    expect([first.heard, second.heard]).toEqual([[{ kind: 'shown' }], [{ kind: 'shown' }]]);
  });

  test.each([
    '',
    'text',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...PUSHED, title: 7 }),
    JSON.stringify({ ...PUSHED, address: 'https://evil.example/' }),
    JSON.stringify({ ...PUSHED, address: '//evil.example/' }),
    JSON.stringify({ ...PUSHED, address: String.raw`/\evil.example/` }),
    JSON.stringify({ ...PUSHED, address: '/\t/evil.example/' }),
    JSON.stringify({ ...PUSHED, address: 'javascript:alert(1)' }),
  ])('but cannot be read is shown as a notice that opens the messages: %j', async (json) => {
    const { registration, clients, showNotification } = siteWith();
    await showPushed(registration, clients, json);
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect([title, options?.data]).toEqual(['Roborrow', { person: '', address: '/messages' }]);
  });
});

describe('a click on it (D545)', () => {
  const shown = async (site: ReturnType<typeof siteWith>) => {
    await showPushed(site.registration, site.clients, JSON.stringify(PUSHED));
    const data: unknown = site.showNotification.mock.calls[0]?.[1]?.data;
    return { data, close: () => undefined } as unknown as Notification;
  };
  const OPEN: PageAsked = { kind: 'open', address: PUSHED.address };

  test('opens it in the page where its person is signed in, and in no other one', async () => {
    const [visitor, lucas, maya] = [page(null), page('lucas'), page('maya')];
    const site = siteWith(visitor, maya, lucas);
    await openNotice(site.clients, await shown(site));
    expect(lucas.heard).toContainEqual(OPEN);
    for (const other of [visitor, maya]) expect(other.heard).not.toContainEqual(OPEN);
    expect(site.openWindow).not.toHaveBeenCalled();
  });

  test.each([
    ['no page', []],
    ['only pages of others', [page(null), page('maya')]],
    ['only a page that the system has stopped', [page(undefined)]],
  ])('opens a new page where there is %s', async (_, pages) => {
    vi.useFakeTimers();
    const site = siteWith(...pages);
    const notice = await shown(site);
    const opening = openNotice(site.clients, notice);
    await vi.runAllTimersAsync();
    await opening;
    expect(site.openWindow).toHaveBeenCalledExactlyOnceWith(PUSHED.address);
    for (const { heard } of pages) expect(heard).not.toContainEqual(OPEN);
  });
});

test('a subscription that the browser ended is made again, with the same key, and the pages hear of it (D547)', async () => {
  const lucas = page('lucas');
  const { registration, clients, subscribe } = siteWith(lucas);
  const applicationServerKey = Uint8Array.of(4, 1).buffer;
  const ended = { options: { applicationServerKey } } as unknown as PushSubscription;
  await renewSubscription(registration, clients, ended);
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey });
  await renewSubscription(registration, clients, null);
  expect(subscribe).toHaveBeenCalledOnce();
  expect(lucas.heard).toEqual([{ kind: 'renewed' }, { kind: 'renewed' }]);
});

import { afterAll, expect, test, vi } from 'vitest';
import { openNotice, showNotice } from './notices.ts';

const NOTICE = {
  kind: 'notify',
  title: 'New message from Maya Okafor',
  text: 'Open Roborrow to read it.',
  tag: 'lucas/maya',
  address: '/messages?newConversation=maya',
} as const;

/** A notice as the system gives it back, after it was shown for the page "tab". */
async function shownNotice() {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  // The only part of a registration that is used.
  await showNotice({ showNotification } as unknown as ServiceWorkerRegistration, NOTICE, 'tab');
  const [title, options] = showNotification.mock.calls[0] ?? [];
  const close = vi.fn<() => void>();
  return {
    title,
    options,
    close,
    notice: { data: options?.data as unknown, close } as unknown as Notification,
  };
}

/** The site's open pages, as far as a click looks at them. */
const pages = (...open: readonly string[]) => {
  const postMessage = vi.fn<(message: unknown) => void>();
  const openWindow = vi.fn<Clients['openWindow']>(async () => null);
  const get = async (id: string) => (open.includes(id) ? { postMessage } : undefined);
  return { postMessage, openWindow, clients: { get, openWindow } as unknown as Clients };
};

// Outside of a worker there is no such class, and so no page can be brought to the front.
vi.stubGlobal('WindowClient', class {});
afterAll(() => void vi.unstubAllGlobals());

test('a notice replaces an earlier one about the same conversation (D488)', async () => {
  const { title, options } = await shownNotice();
  expect(title).toBe('New message from Maya Okafor');
  expect(options).toMatchObject({ tag: 'lucas/maya', body: 'Open Roborrow to read it.' });
});

test('a click closes the notice, and opens the conversation in the tab that it came from (D489)', async () => {
  const { notice, close } = await shownNotice();
  const { clients, postMessage, openWindow } = pages('tab', 'another');
  await openNotice(clients, notice);
  expect(close).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'open', address: NOTICE.address });
  expect(openWindow).not.toHaveBeenCalled();
});

test('a click after that tab was closed opens a new one, and tells no other tab (D489)', async () => {
  const { notice } = await shownNotice();
  const { clients, postMessage, openWindow } = pages('another');
  await openNotice(clients, notice);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(NOTICE.address);
  expect(postMessage).not.toHaveBeenCalled();
});

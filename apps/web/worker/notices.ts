import type { Notify, OpenAddress } from '../src/features/offline/worker-messages.ts';

/** What a notice remembers for the click. */
interface Remembered {
  readonly address: string;
  /** The id of the page that asked for it. */
  readonly page: string;
}

/** Shows a notice of the system for a page (D488). */
export function showNotice(
  registration: ServiceWorkerRegistration,
  { title, text, tag, address }: Notify,
  page: string,
): Promise<void> {
  const data: Remembered = { address, page };
  return registration.showNotification(title, { body: text, tag, icon: '/icons/icon-192.png', data });
}

/**
 * Opens what a clicked notice is about in the page that asked for it, where its person is signed in (D12); if that page is closed, in a
 * new one (D489).
 */
export async function openNotice(clients: Clients, notice: Notification): Promise<void> {
  notice.close();
  const { address, page } = notice.data as Remembered; // written above
  const client = await clients.get(page);
  if (!client) {
    await clients.openWindow(address);
    return;
  }
  client.postMessage({ kind: 'open', address } satisfies OpenAddress);
  // Browsers may forbid it, and the page opens the address all the same.
  if (client instanceof WindowClient) await client.focus().catch(() => undefined);
}

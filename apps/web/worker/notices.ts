import type { Notify, PageAsked } from '../src/features/offline/worker-contract.ts';

/** What a notice remembers for the click: the id of the page that asked for it, or, of a pushed one, the person whom it is for. */
type Origin = { readonly page: string } | { readonly person: string };
type Remembered = Origin & { readonly address: string };

export function show(
  registration: ServiceWorkerRegistration,
  { title, text, tag, address }: Omit<Notify, 'kind'>,
  origin: Origin,
): Promise<void> {
  const data: Remembered = { ...origin, address };
  return registration.showNotification(title, { body: text, tag, icon: '/icons/icon-192.png', data });
}

/** Shows a notice of the system for a page (D488). */
export const showNotice = (
  registration: ServiceWorkerRegistration,
  notice: Notify,
  page: string,
): Promise<void> => show(registration, notice, { page });

/** How long it waits for a page that does not say who is signed in: the system may have stopped it. In milliseconds. */
const ANSWER_TIMEOUT = 1000;

const personIn = (page: Client): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(null), ANSWER_TIMEOUT);
    page.postMessage({ kind: 'whose' } satisfies PageAsked, [port2]);
  });

/** The page in which this person is signed in, the one that was looked at last first. */
async function pageOf(clients: Clients, person: string): Promise<Client | undefined> {
  const pages = await clients.matchAll({ type: 'window' });
  const people = await Promise.all(pages.map(personIn));
  return pages.find((_, i) => people[i] === person);
}

/**
 * Opens what a clicked notice is about where its person is signed in (D12): in the page that asked for it (D489), or, when it was pushed,
 * in one that says so (D545). If there is none, in a new one.
 */
export async function openNotice(clients: Clients, notice: Notification): Promise<void> {
  notice.close();
  const remembered = notice.data as Remembered; // written above
  const { address } = remembered;
  const client = await ('page' in remembered
    ? clients.get(remembered.page)
    : pageOf(clients, remembered.person));
  if (!client) {
    await clients.openWindow(address);
    return;
  }
  client.postMessage({ kind: 'open', address } satisfies PageAsked);
  // Browsers may forbid it, and the page opens the address all the same.
  if (client instanceof WindowClient) await client.focus().catch(() => undefined);
}

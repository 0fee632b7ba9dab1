import type { PageAsked } from '../src/features/offline/worker-contract.ts';
import { show } from './notices.ts';

/** What the functions push, as JSON; `push-provider.ts` there writes it. */
interface Pushed {
  readonly title: string;
  readonly text: string;
  readonly tag: string;
  readonly address: string;
  readonly person: string;
}

/** Shown in place of what cannot be read, because browsers take the permission from a site that shows nothing. */
const UNREADABLE: Pushed = {
  title: 'Roborrow',
  text: '',
  tag: 'unreadable',
  address: '/messages',
  person: '',
};

/** A pushed notice; only addresses of this site are opened: browsers read `\` as `/`, and pass over tabs. */
function readPushed(json: string): Pushed {
  try {
    const { title, text, tag, address, person } = JSON.parse(json) as Record<keyof Pushed, unknown>;
    const isText = [title, text, tag, person].every((value) => typeof value === 'string');
    return isText && typeof address === 'string' && /^\/(?![/\\\s])/.test(address)
      ? ({ title, text, tag, address, person } as Pushed) // all of them are texts
      : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const tellPages = async (clients: Clients, message: PageAsked): Promise<void> => {
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage(message);
};

/** Shows what was pushed, and then tells the pages: the one that shows this very conversation takes the notice away (D545). */
export async function showPushed(
  registration: ServiceWorkerRegistration,
  clients: Clients,
  json: string,
): Promise<void> {
  const { person, ...notice } = readPushed(json);
  await show(registration, notice, { person });
  await tellPages(clients, { kind: 'shown' });
}

/**
 * Subscribes again when the browser has ended a subscription, and tells the pages, of which one stores the new address (D547); if none
 * is open, the next that is opened does.
 */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  clients: Clients,
  ended: PushSubscription | null,
): Promise<void> {
  const key = ended?.options.applicationServerKey;
  if (key) await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await tellPages(clients, { kind: 'renewed' });
}

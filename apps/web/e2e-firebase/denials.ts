import type { Page, Request } from '@playwright/test';

const isDenial = (text: string) => /permission|insufficient|forbidden/i.test(text);

/** Lines of the browser and of the SDK about an answer, which is looked at itself; neither says what was denied. */
const isAboutAnswer = (text: string) =>
  /^Failed to load resource.*403|RPC 'Commit'.* failed with error/.test(text);

/** A write as the SDK sends it, if it creates a message. */
interface Commit {
  readonly writes: readonly { readonly update?: { readonly name: string; readonly fields: unknown } }[];
}

interface Stored {
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a refused write creates a message that is stored already. The SDK, and the browser on a connection that was closed meanwhile, send a
 * write again whose answer was lost. The rules refuse the second copy, and the adapter finds the message (D27).
 */
async function isStoredAlready(request: Request): Promise<boolean> {
  const url = new URL(request.url());
  if (!url.pathname.endsWith(':commit')) return false;
  const [created] = (JSON.parse(request.postData() ?? '{"writes":[]}') as Commit).writes; // as the SDK writes it
  if (!created?.update?.name.includes('/documents/messages/')) return false;
  // The emulator's administrator reads everything.
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(`${url.origin}/v1/${created.update.name}`, { headers });
  const { fields } = (await answer.json()) as Stored; // as the emulator writes it
  const wanted = { ...(created.update.fields as Stored['fields']) };
  const same = (name: string) => JSON.stringify(fields?.[name]) === JSON.stringify(wanted[name]);
  return fields !== undefined && same('senderId') && same('content');
}

/** Records what the page was denied, and its errors; returns what was recorded so far. */
export function recordDenials(page: Page): () => Promise<readonly string[]> {
  const recorded: Promise<string | null>[] = [];
  page.on('console', (message) => {
    if (isDenial(message.text()) && !isAboutAnswer(message.text()))
      recorded.push(Promise.resolve(`${message.text()} ${message.location().url}`));
  });
  page.on('pageerror', (error) => recorded.push(Promise.resolve(String(error))));
  page.on('response', (response) => {
    if (response.status() !== 403) return;
    const request = response.request();
    const line = `403 ${request.url()} ${request.postData() ?? ''}`;
    recorded.push(isStoredAlready(request).then((isStored) => (isStored ? null : line)));
  });
  return async () => (await Promise.all(recorded)).filter((line) => line !== null);
}

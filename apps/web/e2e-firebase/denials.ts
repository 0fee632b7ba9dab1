import type { Page, Request } from '@playwright/test';

const isDenial = (text: string) => /permission|insufficient|forbidden/i.test(text);

/** Lines of the browser and of the SDK about an answer, which is looked at itself; neither says what was denied. */
const isAboutAnswer = (text: string) =>
  /^Failed to load resource.*403|RPC 'Commit'.* failed with error/.test(text);

/** What the SDK sends; a commit here creates a message, or deletes documents. */
interface Commit {
  readonly writes: readonly {
    readonly update?: { readonly name: string; readonly fields: unknown };
    readonly delete?: string;
  }[];
}

interface Stored {
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Whether what a refused commit writes is done already. The SDK, and the browser on a connection that was closed meanwhile, send a write again
 * whose answer was lost. The rules refuse the second copy, and the adapter finds the message (D27), or the profile gone.
 */
async function isDoneAlready(request: Request): Promise<boolean> {
  const url = new URL(request.url());
  if (!url.pathname.endsWith(':commit')) return false;
  const { writes } = JSON.parse(request.postData() ?? '{"writes":[]}') as Commit; // as the SDK writes it
  const read = (name: string) =>
    // The emulator's administrator reads everything.
    fetch(`${url.origin}/v1/${name}`, { headers: { authorization: 'Bearer owner' } });
  const deleted = writes.flatMap((write) => write.delete ?? []);
  if (deleted.length > 0) {
    const statuses = await Promise.all(deleted.map(async (name) => (await read(name)).status));
    return statuses.every((status) => status === 404);
  }
  const created = writes[0]?.update;
  if (!created?.name.includes('/documents/messages/')) return false;
  const { fields } = (await (await read(created.name)).json()) as Stored; // as the emulator writes it
  const wanted = { ...(created.fields as Stored['fields']) };
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
  page.on('pageerror', (error) => recorded.push(Promise.resolve(`${String(error)} ${page.url()}`)));
  page.on('response', (response) => {
    if (response.status() !== 403) return;
    const request = response.request();
    const line = `403 ${request.url()} ${request.postData() ?? ''}`;
    recorded.push(isDoneAlready(request).then((isDone) => (isDone ? null : line)));
  });
  return async () => (await Promise.all(recorded)).filter((line) => line !== null);
}

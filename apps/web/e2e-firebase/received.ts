import type { Page } from '@playwright/test';

/** Everything that a page received from any server, including open streams. */
export interface Received {
  text(): string;
}

/**
 * Records through the browser's debugging protocol, because Firestore's answers are streams without an end.
 */
export async function recordReceived(page: Page): Promise<Received> {
  const session = await page.context().newCDPSession(page);
  const parts: Buffer[] = [];
  const keep = (base64: string | undefined) => {
    if (base64) parts.push(Buffer.from(base64, 'base64'));
  };
  await session.send('Network.enable');
  session.on('Network.dataReceived', ({ data }) => keep(data));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // Nothing but the reason of a denial (denials.ts).
    if (response.status === 403) return;
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => keep(bufferedData),
      // The response was complete before it could be streamed; then its whole body is available.
      () =>
        session.send('Network.getResponseBody', { requestId }).then(
          ({ body, base64Encoded }) => parts.push(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')),
          () => undefined,
        ),
    );
  });
  return { text: () => Buffer.concat(parts).toString('utf8') };
}

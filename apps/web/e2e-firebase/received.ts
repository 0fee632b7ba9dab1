import type { Page } from '@playwright/test';

/** Everything that a page received from anywhere, also what is still streaming in. */
export interface Received {
  text(): string;
}

/** Records through the browser's own debugging protocol: Firestore's answers come in streams that have no end. */
export async function recordReceived(page: Page): Promise<Received> {
  const session = await page.context().newCDPSession(page);
  const parts: Buffer[] = [];
  const keep = (base64: string | undefined) => {
    if (base64) parts.push(Buffer.from(base64, 'base64'));
  };
  await session.send('Network.enable');
  session.on('Network.dataReceived', ({ data }) => keep(data));
  session.on('Network.responseReceived', ({ requestId }) => {
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => keep(bufferedData),
      // It was over before it could be asked for; then its body is there as a whole.
      () =>
        session.send('Network.getResponseBody', { requestId }).then(
          ({ body, base64Encoded }) => parts.push(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')),
          () => undefined,
        ),
    );
  });
  return { text: () => Buffer.concat(parts).toString('utf8') };
}

import { PortError, type NotifierPort } from '@roborrow/domain';
import type { WithErrorMapping } from '../operations.ts';

export interface NotifierDependencies {
  readonly withErrorMapping: WithErrorMapping;
  /** The function that is told of messages; without it nothing is sent outside of the app. */
  readonly url?: string;
  /** The token of the signed-in user; `null` for a visitor. */
  readonly token: () => Promise<string | null>;
  readonly log?: (line: string) => void;
}

export const createNotifier = ({ withErrorMapping, url, token, log }: NotifierDependencies): NotifierPort => {
  const post = async (body: unknown): Promise<Response> => {
    if (url === undefined) throw new PortError('not-configured');
    const proof = await token();
    if (proof === null) throw new PortError('not-signed-in');
    const request: RequestInit = {
      method: 'POST',
      headers: { Authorization: `Bearer ${proof}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // It arrives even if the page is closed right after the message was sent.
      keepalive: true,
    };
    return fetch(url, request).catch((cause: unknown) => {
      throw new PortError('unavailable', { cause });
    });
  };

  return {
    hasEmail: url !== undefined,

    messageSent: withErrorMapping(async ({ id, receiverId }) => {
      log?.(`Notification of message ${id} to ${receiverId}`);
      if (url === undefined) return;
      const { ok } = await post({ message: id });
      if (!ok) throw new PortError('failed');
    }),

    sendTest: withErrorMapping(async () => {
      const { ok, status } = await post({ test: true });
      if (status === 429) return 'too-soon';
      if (status === 401) throw new PortError('not-signed-in');
      if (status === 503) throw new PortError('not-configured');
      if (!ok) throw new PortError('failed');
      return 'sent';
    }),
  };
};

import { PortError, type MailState, type NotifierPort } from '@roborrow/domain';
import type { WithErrorMapping } from '../operations.ts';

/** How notices are sent. */
export interface Notices {
  /** The function that is told of messages. */
  readonly url: string;
  readonly hasEmail: boolean;
  /** The public key of the notices that are pushed; `null` when none are. */
  readonly pushKey: string | null;
}

export interface NotifierDependencies {
  readonly withErrorMapping: WithErrorMapping;
  /** Without it nothing is sent outside of the app. */
  readonly notices?: Notices;
  /** The token of the signed-in user; `null` for a visitor. */
  readonly token: () => Promise<string | null>;
  readonly log?: (line: string) => void;
}

const MAIL_STATES = ['ready', 'unconfirmed', 'stopped'] as const satisfies readonly MailState[];

const requireOk = ({ ok, status }: Response): void => {
  if (status === 401) throw new PortError('not-signed-in');
  if (status === 503) throw new PortError('not-configured');
  if (!ok) throw new PortError('failed');
};

export const createNotifier = ({
  withErrorMapping,
  notices,
  token,
  log,
}: NotifierDependencies): NotifierPort => {
  const post = async (body: unknown): Promise<Response> => {
    if (!notices) throw new PortError('not-configured');
    const proof = await token();
    if (proof === null) throw new PortError('not-signed-in');
    const request: RequestInit = {
      method: 'POST',
      headers: { Authorization: `Bearer ${proof}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // It arrives even if the page is closed right after the message was sent.
      keepalive: true,
    };
    return fetch(notices.url, request).catch((cause: unknown) => {
      throw new PortError('unavailable', { cause });
    });
  };

  return {
    hasEmail: notices?.hasEmail ?? false,
    pushKey: notices?.pushKey ?? null,

    messageSent: withErrorMapping(async ({ id, receiverId }) => {
      log?.(`Notification of message ${id} to ${receiverId}`);
      if (!notices) return;
      const { ok } = await post({ message: id });
      if (!ok) throw new PortError('failed');
    }),

    mailState: withErrorMapping(async () => {
      const response = await post({ state: 'email' });
      requireOk(response);
      const answer = await response.text();
      const state = MAIL_STATES.find((one) => one === answer);
      if (!state) throw new PortError('failed');
      return state;
    }),

    sendTest: withErrorMapping(async (channel) => {
      const response = await post({ test: channel });
      if (response.status === 429) return 'too-soon';
      requireOk(response);
      return 'sent';
    }),
  };
};

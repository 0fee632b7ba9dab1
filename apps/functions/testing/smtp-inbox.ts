import PostalMime, { type Email } from 'postal-mime';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../src/notices/smtp-provider.ts';

/** A mail as the server got it. */
export interface ReceivedMail {
  /** The recipients of the envelope. */
  readonly to: readonly string[];
  readonly raw: string;
  readonly parsed: Email;
}

/** How the server behaves. */
export type Behaviour =
  | 'accepts'
  | 'refuses-recipients'
  | 'refuses-content'
  | 'drops-before-content'
  | 'drops-after-content';

const CREDENTIALS = { user: 'roborrow', pass: 'p@ss/word' };

class Refusal extends Error {
  readonly responseCode: number;
  constructor(code: number, text: string) {
    super(text);
    this.responseCode = code;
  }
}

/** An SMTP server on a free port of this machine, which keeps what it accepts. */
export async function openInbox() {
  const mails: ReceivedMail[] = [];
  let behaviour: Behaviour = 'accepts';
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === CREDENTIALS.user && password === CREDENTIALS.pass;
      done(isRight ? null : new Refusal(535, 'no'), isRight ? { user: username } : undefined);
    },
    onRcptTo: (address, _session, done) => {
      if (behaviour === 'refuses-recipients') return done(new Refusal(550, `no mailbox ${address.address}`));
      if (behaviour === 'drops-before-content') return cut();
      done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'drops-after-content') return cut();
        if (behaviour === 'refuses-content') return done(new Refusal(451, 'try later'));
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((parsed) => {
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString(), parsed });
          done();
        });
      });
    },
  });
  const cut = (): void => {
    for (const connection of server.connections) connection._socket.destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.server.address() as AddressInfo; // it listens on TCP
  const settings: SmtpSettings = { host: '127.0.0.1', port, secure: false, ...CREDENTIALS };
  return {
    settings,
    mails,
    behave: (next: Behaviour): void => void (behaviour = next),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

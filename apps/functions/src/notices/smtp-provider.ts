import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Readable } from 'node:stream';
import type { Delivery } from './provider.ts';

/** Where mails are handed over. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS is required, except on this machine. */
  readonly secure: boolean;
  readonly user: string;
  readonly pass: string;
}

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** How long it waits for a silent server, in milliseconds. A run of the function ends after 30 seconds. */
const CONNECTION_TIMEOUT = 8000;

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** One run's connection to the SMTP server. */
export interface SmtpProvider {
  /** Connects and signs in. A server that failed once is not asked again. */
  isReady(): Promise<boolean>;
  deliver(envelope: Envelope, mail: Buffer): Promise<Delivery>;
  close(): void;
}

const connect = ({ host, port, secure, user, pass }: SmtpSettings): Promise<SMTPConnection> =>
  new Promise((resolve, fail) => {
    const isLocal = LOOPBACK.includes(host);
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: !secure && !isLocal,
      ignoreTLS: isLocal,
      connectionTimeout: CONNECTION_TIMEOUT,
      greetingTimeout: CONNECTION_TIMEOUT,
      socketTimeout: CONNECTION_TIMEOUT,
      dnsTimeout: CONNECTION_TIMEOUT,
    });
    const reject = (failure: unknown): void => {
      connection.close();
      fail(failure);
    };
    connection.on('error', reject);
    connection.connect((failure) => {
      if (failure) return reject(failure);
      if (user === '') return resolve(connection);
      connection.login({ user, pass }, (refused) => (refused ? reject(refused) : resolve(connection)));
    });
  });

export function createSmtpProvider(settings: SmtpSettings, log: (line: string) => void): SmtpProvider {
  let connection: SMTPConnection | null = null;
  let isDown = false;

  const tellAndClose = (what: string, thrown: unknown): void => {
    log(`smtp: ${what}: ${reasonOf(thrown)}`);
    connection?.close();
    connection = null;
  };

  const isReady = async (): Promise<boolean> => {
    if (isDown) return false;
    try {
      connection ??= await connect(settings);
      return true;
    } catch (thrown) {
      isDown = true;
      tellAndClose('no connection', thrown);
      return false;
    }
  };

  return {
    isReady,

    deliver: async (envelope, mail) => {
      if (!(await isReady()) || !connection) return 'not-taken';
      const open = connection;
      // The connection reads the content once the server has accepted sender and receiver. A failure before that,
      // and every refusal, is certain; silence after it is not.
      let isGoingOut = false;
      const content = Readable.from(
        (function* () {
          isGoingOut = true;
          yield mail;
        })(),
      );
      return new Promise((resolve) => {
        open.send({ from: envelope.from, to: [envelope.to] }, content, (failure) => {
          if (!failure) return resolve('taken');
          const isRefused = 'responseCode' in failure && typeof failure.responseCode === 'number';
          tellAndClose(isRefused ? 'refused' : 'broken off', failure);
          resolve(isRefused || !isGoingOut ? 'not-taken' : 'unknown');
        });
      });
    },

    close: () => connection?.quit(),
  };
}

/** The code, and the server's status: its text may quote an address. */
const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return 'unknown';
  const { code = 'unknown', responseCode = '' } = thrown as { code?: string; responseCode?: number }; // as nodemailer documents its errors
  return `${code} ${responseCode}`.trim();
};

import { isPushEndpoint, NOTICE_LIFE } from '@roborrow/domain';
import { SignJWT, type JWK } from 'jose';
import { createECDH } from 'node:crypto';
import { encryptPush } from './encrypt-push.ts';
import type { Pushed, SendPush } from './push-provider.ts';

export interface WebPushSettings {
  /** The private key of the pair (VAPID, RFC 8292), 32 bytes in base64url; the public one follows from it. */
  readonly privateKey: string;
  /** The site's address: the push service may look there for who sends. */
  readonly site: string;
  readonly log: (line: string) => void;
  /** Only addresses of known push services are called (D542). */
  readonly isKnown?: (endpoint: string) => boolean;
}

/** How long it waits for a silent service, in milliseconds. A run of the function ends after 30 seconds. */
const REQUEST_TIMEOUT = 8000;

/** How long the service keeps a notice for a device that is off, in seconds. */
const KEPT = NOTICE_LIFE / 1000;

export const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
};

/** Signs for one push service that the site sends (RFC 8292). */
const createSigner = (privateKey: string, site: string) => {
  const publicKey = publicKeyOf(privateKey);
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const key: JWK = { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) };
  return async (service: string): Promise<string> => {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(service)
      .setSubject(site)
      .setExpirationTime('12 hours')
      .sign(key);
    return `vapid t=${token}, k=${publicKey}`;
  };
};

/** Failures before the request went out: the service has certainly not taken it. */
const BEFORE =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

const codeOf = (thrown: unknown): string => {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'no answer';
};

/** Hands notices to push services, encrypted so that only the browser can read them (RFC 8030, 8291, 8292). */
export const sendByWebPush = ({
  privateKey,
  site,
  log,
  isKnown = isPushEndpoint,
}: WebPushSettings): SendPush => {
  const sign = createSigner(privateKey, site);

  return async ({ device, payload, topic }) => {
    if (!isKnown(device.endpoint)) return 'gone';
    let body: Buffer<ArrayBuffer>;
    try {
      body = encryptPush(payload, device);
    } catch {
      log('push: a device has a key that is none');
      return 'gone';
    }
    const { host, origin } = new URL(device.endpoint);
    try {
      const { status } = await fetch(device.endpoint, {
        method: 'POST',
        headers: {
          authorization: await sign(origin),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          topic,
          ttl: String(KEPT),
          urgency: 'normal',
        },
        body,
        // A service that sends elsewhere is none of those that are known.
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
      });
      const pushed = outcomeOf(status);
      if (pushed !== 'taken') log(`push: ${host} answered with ${status}`);
      return pushed;
    } catch (thrown) {
      const code = codeOf(thrown);
      log(`push: ${host}: ${code}`);
      return BEFORE.test(code) ? 'not-taken' : 'unknown';
    }
  };
};

const outcomeOf = (status: number): Pushed => {
  if (status >= 200 && status < 300) return 'taken';
  return status === 404 || status === 410 ? 'gone' : 'not-taken';
};

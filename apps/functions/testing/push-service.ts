import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PushDevice } from '@roborrow/domain';
import { serveLocally } from './local-server.ts';

/** What a browser keeps to itself of a subscription. */
export interface Browser {
  readonly device: PushDevice;
  /** Decrypts a message as RFC 8291 and RFC 8188 say; throws when it was encrypted for another browser, or changed. */
  readonly decrypt: (body: Buffer) => string;
}

/** A browser that subscribed at this address, with keys of its own. */
export function createBrowser(endpoint: string): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  return {
    device: {
      endpoint,
      p256dh: pair.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
    },
    decrypt: (body) => {
      // RFC 8188: salt, size of a record, the length of the sender's key, that key, and the records.
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const senderKey = body.subarray(21, keyEnd);
      const record = body.subarray(keyEnd);
      if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
      const derive = (ikm: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
        Buffer.from(hkdfSync('sha256', ikm, from, info, length));
      // RFC 8291, 3.3: both keys and the secret lead to the key material of RFC 8188.
      const context = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
      const material = derive(pair.computeSecret(senderKey), secret, context, 32);
      const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      // The last record ends with 2 and any number of zeros.
      const end = plain.lastIndexOf(2);
      if (plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no end of the last record');
      return plain.subarray(0, end).toString();
    },
  };
}

/** A push message as the service got it. */
export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** How the service answers: with a status, or not at all after it got everything. */
export type Answer = number | 'breaks off' | 'redirects';

/** A push service on a free port of this machine, which keeps what it accepts. */
export async function openPushService() {
  const pushes: ReceivedPush[] = [];
  const answers = new Map<string, Answer>();
  const { base, close } = await serveLocally((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const answer = answers.get(path) ?? 201;
      if (answer === 'breaks off') request.socket.destroy();
      else if (answer === 'redirects') response.writeHead(307, { location: `${base}elsewhere` }).end();
      else {
        if (answer < 300) pushes.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(answer).end();
      }
    });
  });
  return {
    base,
    pushes,
    answer: (path: string, answer: Answer): void => void answers.set(path, answer),
    close,
  };
}

interface Claims {
  readonly aud: string;
  readonly sub: string;
  /** In seconds since 1970. */
  readonly exp: number;
}

/** What the Authorization header proves (RFC 8292): its claims and its public key, or `null` when the signature is wrong. */
export function readVapid(authorization: string | undefined) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  // A test compares what it finds.
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
  return isSigned ? { claims: read, key } : null;
}

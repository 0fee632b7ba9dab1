import type { PushDevice } from '@roborrow/domain';
import { createCipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

/** What push services take at most (RFC 8030). */
const RECORD_SIZE = 4096;
/** The marks of an uncompressed point of P-256. */
const POINT_LENGTH = 65;

const derive = (material: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', material, salt, info, length));

const freshPair = (): ECDH => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

/**
 * Encrypts a text so that only the browser that subscribed can read it (RFC 8291), as one record of `aes128gcm` (RFC 8188). Throws
 * where the browser's key is no point of the curve. Each message has a pair and a salt of its own; only a test gives them.
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  sender: ECDH = freshPair(),
  salt: Buffer = randomBytes(16),
): Buffer<ArrayBuffer> => {
  const receiverKey = Buffer.from(p256dh, 'base64url');
  if (receiverKey.length !== POINT_LENGTH) throw new Error('a key of another form');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(receiverKey);
  const people = Buffer.concat([Buffer.from('WebPush: info\0'), receiverKey, senderKey]);
  const material = derive(shared, Buffer.from(auth, 'base64url'), people, 32);
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(senderKey.length),
    senderKey,
    cipher.update(text),
    // The end of the last record.
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '@roborrow/adapter-in-memory';

/** The parameters that OWASP recommends for scrypt with 32 MiB of memory; they are stored, so that they may change. */
const COST = 32_768;
const BLOCK = 8;
const PARALLEL = 3;
const LENGTH = 32;

const derive = (password: string, salt: Buffer, [N, r, p]: readonly [number, number, number]) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** Stores passwords as salted hashes: `scrypt$N$r$p$salt$hash`, the last two in base64. */
export const scryptPasswords: Passwords = {
  protect: async (password) => {
    const salt = randomBytes(16);
    const key = await derive(password, salt, [COST, BLOCK, PARALLEL]);
    return ['scrypt', COST, BLOCK, PARALLEL, salt.toString('base64'), key.toString('base64')].join('$');
  },
  matches: async (password, stored) => {
    const [scheme, N, r, p, salt, hash] = stored.split('$');
    if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false;
    const key = await derive(password, Buffer.from(salt, 'base64'), [Number(N), Number(r), Number(p)]);
    const expected = Buffer.from(hash, 'base64');
    return expected.length === key.length && timingSafeEqual(key, expected);
  },
};

import { scryptPasswords } from '@roborrow/sqlite-store';
import type { AccountRecord } from '../archive/record.ts';

type Password = NonNullable<AccountRecord['password']>;

const STANDARD = 'STANDARD_SCRYPT';

/** A stored hash of the embedded backend, `scrypt$N$r$p$salt$hash`, in the words of Google's import. */
export function passwordFrom(stored: string | null): Password | undefined {
  const [scheme, cost, block, parallel, salt = '', hash = ''] = stored?.split('$') ?? [];
  if (scheme !== 'scrypt') return undefined;
  const hashing = {
    hashAlgorithm: STANDARD,
    cpuMemCost: Number(cost),
    blockSize: Number(block),
    parallelization: Number(parallel),
    dkLen: Buffer.from(hash, 'base64').length,
  };
  return { hash, salt, hashing };
}

/** The Auth emulator keeps passwords as they are. */
const EMULATED = /^fakeHash:salt=.*?:password=(?<password>.*)$/s;

/** What the embedded backend stores of a password; `null` if only its provider can check it. */
export async function storedFrom(password: Password | undefined): Promise<string | null> {
  if (!password) return null;
  const { hash, salt, hashing } = password;
  const { hashAlgorithm, cpuMemCost, blockSize, parallelization } = hashing;
  if (hashAlgorithm === STANDARD)
    return ['scrypt', cpuMemCost, blockSize, parallelization, salt, hash].join('$');
  const plain = EMULATED.exec(hash)?.groups?.['password'];
  return plain === undefined ? null : scryptPasswords.protect(plain);
}

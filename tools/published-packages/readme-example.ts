import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Published } from './manifests.ts';

/** A program that shows a package: the first example of its README, or those of its reference. */
export interface Example {
  readonly name: string;
  readonly code: string;
  /** What it prints; `null` for a file of tests. */
  readonly output: string | null;
}

const block = (page: string, language: string): string | null =>
  new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm').exec(page)?.[1] ?? null;

/** @throws Error if a README has no example, or does not say what it prints. */
export function readmeExample({ name, folder }: Published): Example {
  const page = readFileSync(join(folder, 'README.md'), 'utf8');
  const code = block(page, 'ts');
  const output = block(page, 'text');
  if (code === null) throw new Error(`${name}: README.md has no example in TypeScript`);
  if (output === null && !code.includes('describe'))
    throw new Error(`${name}: README.md does not say what its example prints`);
  return { name, code, output };
}

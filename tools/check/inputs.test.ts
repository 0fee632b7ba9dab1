import { expect, test } from 'vitest';
import { BACKEND, decides, fingerprintOf, WEB, WHOLE } from './inputs.ts';

const ALL = { WEB, BACKEND, WHOLE };
const decidedBy = (path: string) =>
  Object.entries(ALL).flatMap(([name, inputs]) => (decides(inputs, path) ? [name] : []));

test.each([
  ['pnpm-lock.yaml', ['WEB', 'BACKEND', 'WHOLE']],
  ['packages/domain/src/geo/distance.ts', ['WEB', 'BACKEND', 'WHOLE']],
  ['packages/domain/src/geo/distance.test.ts', []],
  ['packages/adapter-firebase/contracts/shard-1.emulators.test.ts', ['BACKEND', 'WHOLE']],
  ['packages/firebase-project/firestore.rules', ['BACKEND', 'WHOLE']],
  ['apps/web/src/features/home/Home.tsx', ['WEB', 'WHOLE']],
  ['apps/web/e2e/search.spec.ts', ['WEB', 'WHOLE']],
  ['apps/web/e2e-firebase/faults.spec.ts', ['WEB', 'WHOLE']],
  ['packages/domain/README.md', ['WHOLE']],
  ['docs/new-backend.md', ['WHOLE']],
])('%s decides what its steps say', (path, names) => {
  expect(decidedBy(path)).toEqual(names);
});

test('a fingerprint is that of the same files, and of no other ones', () => {
  const fingerprints = Object.values(ALL).map(fingerprintOf);
  expect(new Set(fingerprints).size).toBe(3);
  expect(fingerprintOf(WEB)).toBe(fingerprints[0]);
});

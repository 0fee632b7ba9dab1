import { describe, expect, test } from 'vitest';
import { storageRulesOn, type StorageQuestion } from './storage-rules.ts';

const OPEN = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /{path=**} {
      allow read, delete: if true;
      allow create, update: if request.resource.size < 9;
    }
  }
}`;
const CLOSED = OPEN.replace('{path=**}', 'other/{file}');

const rules = storageRulesOn(process.env['FIRESTORE_EMULATOR_HOST'] ?? '');
const file = { before: { size: 1 }, after: { size: 1 } };
const FILES = ['a.jpg', 'robots/a.jpg', 'robots/ada/a.jpg', 'robots/ada/deeper/a.jpg'];
const FOLDERS = ['', 'robots', 'robots/ada', 'robots/ada/deeper'];

const questions: readonly StorageQuestion[] = [
  ...(['get', 'create', 'update', 'delete'] as const).flatMap((method) =>
    FILES.map((path) => ({ method, path: `b/bucket/o/${path}`, file })),
  ),
  ...FOLDERS.map((path) => ({ method: 'list' as const, path: `b/bucket/o/${path}`, file: {} })),
];

describe.each([
  ['allow everything', OPEN, true],
  ['allow something else', CLOSED, false],
])('storage rules that %s', (_, content, expected) => {
  test.each(questions)('are asked: $method of $path', async (question) => {
    await rules.load(content);
    expect(await rules.isPermitted(question)).toBe(expected);
  });
});

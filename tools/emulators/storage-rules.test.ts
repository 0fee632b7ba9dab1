import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STORAGE_RULES } from './rules-files.ts';
import { asFirestoreRules } from './storage-rules.ts';

describe('storage rules converted to Firestore rules', () => {
  test('ask the same of a document as of a file', () => {
    const rules = `service firebase.storage {
  match /b/{bucket}/o {
    match /robots/{file} { allow create: if request.resource.size < 9 && request.resource.contentType == 'image/png'
      && !firestore.exists(/databases/(default)/documents/deletions/1); }
  }
}`;
    expect(asFirestoreRules(rules)).toBe(`service cloud.firestore {
  match /databases/{database}/documents/files {
    match /robots/{file} { allow create: if request.resource.data.size < 9 && request.resource.data.contentType == 'image/png'
      && !exists(/databases/(default)/documents/deletions/1); }
  }
  match /databases/{database}/documents/padded/files {
    match /robots/{file} { allow create: if request.resource.data.size < 9 && request.resource.data.contentType == 'image/png'
      && !exists(/databases/(default)/documents/deletions/1); }
  }
}`);
  });

  test('ask only whether the stored file exists, not for its content', () => {
    expect(readFileSync(STORAGE_RULES, 'utf8')).not.toMatch(/(?<!request\.)\bresource\.\w/);
  });

  test('are rejected if they cannot be converted', () => {
    expect(() => asFirestoreRules('service cloud.firestore {}')).toThrow('no longer hold');
  });
});

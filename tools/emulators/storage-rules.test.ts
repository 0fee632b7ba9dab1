import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STORAGE_RULES } from './rules-files.ts';
import { asFirestoreRules } from './storage-rules.ts';

describe('storage rules, as rules of Firestore', () => {
  test('ask of a document what they ask of a file', () => {
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

  test('ask of the file as it is nothing but whether it is there', () => {
    expect(readFileSync(STORAGE_RULES, 'utf8')).not.toMatch(/(?<!request\.)\bresource\.\w/);
  });

  test('are not those that it cannot read', () => {
    expect(() => asFirestoreRules('service cloud.firestore {}')).toThrow('no longer hold');
  });
});

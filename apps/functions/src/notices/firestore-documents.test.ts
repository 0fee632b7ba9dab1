import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, it } from 'vitest';
import { googlesFirestore } from './firestore-documents.ts';

it('requests to Firestore carry a short-lived token that the service account signed for it alone', async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { service, authorization } = googlesFirestore({
    email: 'notices@roborrow.iam.gserviceaccount.com',
    keyId: 'key-1',
    privateKey: await exportPKCS8(privateKey),
  });
  expect(service).toBe('https://firestore.googleapis.com');
  const [, token = ''] = /^Bearer (.+)$/.exec(await authorization()) ?? [];
  const { payload, protectedHeader } = await jwtVerify(token, publicKey);
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-1' });
  const { iat = 0, exp = 0, ...claims } = payload;
  expect(exp - iat).toBe(600);
  expect(claims).toEqual({
    iss: 'notices@roborrow.iam.gserviceaccount.com',
    sub: 'notices@roborrow.iam.gserviceaccount.com',
    aud: 'https://firestore.googleapis.com/',
  });
});

it('a key that is not one fails when it is used, not when the function is loaded', async () => {
  const { authorization } = googlesFirestore({ email: 'a@b', keyId: '1', privateKey: 'not a key' });
  await expect(authorization()).rejects.toThrow(/pkcs8/);
});

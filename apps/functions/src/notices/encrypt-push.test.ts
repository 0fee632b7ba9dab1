import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { encryptPush } from './encrypt-push.ts';

it('encrypts as the example of RFC 8291 says (appendix A)', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const body = encryptPush(
    'When I grow up, I want to be a watermelon',
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    sender,
    Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
  );
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it.each([
  ['of a point beside the curve', `BA${'x'.repeat(85)}`, 'Public key is not valid for specified curve'],
  ['of a compressed point', 'AiVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx', 'a key of another form'],
  ['of nothing', '', 'a key of another form'],
])('refuses a key %s', (_, p256dh, message) => {
  expect(() => encryptPush('text', { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' })).toThrow(message);
});

it('has a pair and a salt of its own for each message', () => {
  const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
  const [one, other] = ['a', 'a'].map((text) =>
    encryptPush(text, { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }),
  );
  expect(one?.subarray(0, 16)).not.toEqual(other?.subarray(0, 16));
  expect(one?.subarray(21, 86)).not.toEqual(other?.subarray(21, 86));
});

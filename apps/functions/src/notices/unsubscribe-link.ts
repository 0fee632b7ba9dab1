import { userId, type UserId } from '@roborrow/domain';
import { jwtVerify, SignJWT } from 'jose';

const AUDIENCE = 'roborrow:unsubscribe:message-by-email';
const ALGORITHM = 'HS256';

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** The address under which a person's mails are switched off. It is signed, so that only a mail can name it, and it
    stays valid: a mail may be opened years later. */
export const unsubscribeLink =
  (site: string, secret: string) =>
  async (person: string): Promise<string> => {
    const token = await new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(person)
      .setAudience(AUDIENCE)
      .sign(keyOf(secret));
    return `${site}/.netlify/functions/unsubscribe?token=${token}`;
  };

/** Whose mails a link switches off; `null` when it was not signed with this secret for this purpose. */
export async function readUnsubscribeToken(token: string, secret: string): Promise<UserId | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub'],
    });
    return payload.sub ? userId(payload.sub) : null;
  } catch {
    return null;
  }
}

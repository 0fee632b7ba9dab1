import { userId, type NoticeSettings, type UserId } from '@roborrow/domain';
import { jwtVerify, SignJWT } from 'jose';
import { createHash } from 'node:crypto';

const AUDIENCE = 'roborrow:unsubscribe:message-by-email';
const ALGORITHM = 'HS256';

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

/** Under what is kept of an address without the address itself: its hash, whatever its letters' case (D671). */
export const addressKey = (email: string): string =>
  createHash('sha256').update(`roborrow ${email.trim().toLowerCase()}`).digest('hex');

/** A person, and the address that a mail to them went to. */
export interface Addressed {
  readonly id: string;
  readonly email: string;
  readonly settings: Pick<NoticeSettings, 'language'>;
}

/** The page on which the holder of an address says whether a person's mails may come there. It is signed, so that only a mail
    can name it, and it stays valid: a mail may be opened years later. The page is in the mail's language, which needs no signature. */
export const addressLink =
  (site: string, secret: string) =>
  async ({ id, email, settings: { language } }: Addressed): Promise<string> => {
    const token = await new SignJWT({ address: addressKey(email) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(id)
      .setAudience(AUDIENCE)
      .sign(keyOf(secret));
    const link = `${site}/.netlify/functions/unsubscribe?token=${token}`;
    return language === undefined ? link : `${link}&language=${language}`;
  };

/** What a link is about. Older ones name no address, but the person whose address is meant. */
export interface AddressLink {
  readonly person: UserId;
  readonly address: string | null;
}

/** `null` when a link was not signed with this secret for this purpose. */
export async function readAddressLink(token: string, secret: string): Promise<AddressLink | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      requiredClaims: ['sub'],
    });
    const { sub, address } = payload;
    return sub ? { person: userId(sub), address: typeof address === 'string' ? address : null } : null;
  } catch {
    return null;
  }
}

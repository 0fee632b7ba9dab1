import type { PublicProfile, Robot } from '@roborrow/domain';
import * as messages from '@roborrow/messages/shared/sharing';
import { excerpt } from '@roborrow/text/excerpt';
import { pricePerDay } from '@roborrow/text/money';

/** Longer descriptions are cut by search engines and by link previews. */
const DESCRIPTION = 160;

/** What is said of a page where a link to it is shared or found (D310, D312). */
export const sharing = {
  ...messages.sharing,
  copyFailed: (url: string): string => messages.sharing.copyFailed({ url }),
  robot: ({ price, location, description }: Robot): string =>
    excerpt(messages.sharing.robot({ price: pricePerDay(price), location, description }), DESCRIPTION),
  page: (text: string): string => excerpt(text, DESCRIPTION),
  profile: ({ bio }: PublicProfile): string => excerpt(bio, DESCRIPTION),
} as const;

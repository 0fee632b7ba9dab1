import type { CalendarDay } from '@roborrow/domain';
import * as messages from '@roborrow/messages/account/terms';
import { termsDay } from '@roborrow/text/terms';

const { links, text } = messages.termsWords;

/** Asking for the terms (D810, D812). */
export const termsWords = {
  ...messages.termsWords,
  links: [
    ['/terms', links.terms],
    ['/community-rules', links.communityRules],
    ['/privacy', links.privacy],
  ],
  text: (day: CalendarDay): string => text({ day: termsDay(day) }),
} as const;

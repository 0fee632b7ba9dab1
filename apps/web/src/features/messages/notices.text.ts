import * as words from '@roborrow/messages/messages/notices';

/** How a person hears of messages while the app is closed (D430, D440). */
export const notices = {
  ...words.notices,
  intro: (email: string): string => words.notices.intro({ email }),
  unconfirmed: (email: string): string => words.notices.unconfirmed({ email }),
  stopped: (email: string): string => words.notices.stopped({ email }),
} as const;

/** Notices that the system shows while the page is not seen (D487, D488). */
export const { systemNotices } = words;

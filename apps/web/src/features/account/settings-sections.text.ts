import * as messages from '@roborrow/messages/account/settings-sections';

/** How the member logs in, in their settings (D642, D643). */
export const loginChanges = {
  ...messages.loginChanges,
  text: (email: string): string => messages.loginChanges.text({ email }),
} as const;

/** Logging out everywhere else, in Settings (D490). */
export { otherSignIns } from '@roborrow/messages/account/settings-sections';

/** Downloading everything that is stored of a person (D464). */
export const myData = {
  ...messages.myData,
  unread: (count: number): string => messages.myData.unread({ count }),
  fileName: (day: string): string => `roborrow-${day}.json`,
} as const;

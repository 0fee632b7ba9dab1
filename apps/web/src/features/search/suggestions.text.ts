import * as messages from '@roborrow/messages/search/suggestions';

/** What is suggested in a box for words (D631). */
export const suggestions = {
  ...messages.suggestions,
  /** Announced to screen readers when the list changes. */
  announce: (count: number): string => messages.suggestions.announce({ count }),
} as const;

import * as messages from '@roborrow/messages/account/signed-in-elsewhere';

const { continueAs } = messages.signedInElsewhereText;

/** Why this tab has no user: one is signed in in another tab (D12), which can be continued here (D641), or the session ended without a logout in this tab (D490). */
export const signedInElsewhereText = {
  ...messages.signedInElsewhereText,
  continueAs: (name: string): string => (name === '' ? continueAs.unnamed : continueAs.named({ name })),
} as const;

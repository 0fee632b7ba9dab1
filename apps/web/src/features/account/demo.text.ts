import * as messages from '@roborrow/messages/account/demo';

/** The dialog that resets the demo, saves it as a file and loads one. */
export const demoDialog = {
  ...messages.demoDialog,
  fileName: (day: string): string => `roborrow-demo-${day}.jsonl`,
} as const;

import * as messages from '@roborrow/messages/cli/help';

/** What `--help` says. */
export const help = {
  ...messages.help,
  version: '0.1.0',
  notRadius: (most: number): string => messages.help.notRadius({ most: String(most) }),
} as const;

/** Headings and labels of what is printed. */
export const { labels } = messages;

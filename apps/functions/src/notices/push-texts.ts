/** The sentences of pushed notices. */
export const pushTexts = {
  title: (sender: string, count: number): string =>
    count === 1 ? `New message from ${sender}` : `${count} new messages from ${sender}`,
  /** In place of the beginning of a message. */
  open: 'Open Roborrow to read it.',
  test: {
    title: 'This is a notification',
    text: 'Messages are announced like this while Roborrow is closed.',
  },
} as const;

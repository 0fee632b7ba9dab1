/** The sentences of the mails, and of the page behind their links. */
export const mailTexts = {
  subject: (sender: string, count: number): string =>
    count === 1
      ? `${sender} wrote to you on Roborrow`
      : `${sender} wrote ${count} messages to you on Roborrow`,
  headline: (sender: string, count: number): string =>
    count === 1 ? `${sender} wrote to you.` : `${sender} wrote ${count} messages to you.`,
  open: 'Read and answer',
  why: 'You get this because new messages are announced to you by email.',
  settings: 'Change this in your profile',
  unsubscribe: 'Stop these emails',
  test: {
    subject: 'A test from Roborrow',
    headline: 'This is the test email that you asked for.',
    why: 'You get this because a test was asked for in your profile.',
    open: 'Open your messages',
  },
  confirmation: {
    subject: 'Do you want emails from Roborrow?',
    headline: 'Do you want to hear of new messages at this address?',
    why: 'You get this because this address was given for an account. If it was not you, do nothing, or stop these emails.',
    open: 'Yes, or no',
  },
  /** The page behind the links: whether mails may come to an address. */
  choosing: {
    title: 'Emails · Roborrow',
    stopQuestion: 'Stop emails about new messages?',
    stop: 'Stop these emails',
    comeQuestion: 'Do you want emails about new messages?',
    come: 'Send me these emails',
    stoppedHeading: 'You will get no more emails about new messages.',
    stopped: 'Only this page can change that: the link in any of our emails opens it.',
    comingHeading: 'Emails about new messages come to this address.',
    coming: 'You can stop them on this page, or under Settings.',
    invalidHeading: 'This link is not valid',
    invalid: 'It may have been cut off. You can switch emails off under Settings, too.',
    failedHeading: 'That did not work',
    failed: 'Please try again in a few minutes.',
    profile: 'Settings',
  },
} as const;

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

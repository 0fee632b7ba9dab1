/** The sentences of the mails, and of the page behind their links. */
export const mailTexts = {
  subject: (sender: string, count: number): string =>
    count === 1
      ? `${sender} wrote to you on Roborrow`
      : `${sender} wrote ${count} messages to you on Roborrow`,
  headline: (sender: string, count: number): string =>
    count === 1 ? `${sender} wrote to you.` : `${sender} wrote ${count} messages to you.`,
  open: 'Read and answer',
  why: 'You get this because new messages are announced to you by e-mail.',
  settings: 'Change this in your profile',
  unsubscribe: 'Stop these e-mails',
  test: {
    subject: 'A test from Roborrow',
    headline: 'This is the test e-mail that you asked for.',
    why: 'You get this because a test was asked for in your profile.',
    open: 'Open your messages',
  },
  confirmation: {
    subject: 'Do you want e-mails from Roborrow?',
    headline: 'Do you want to hear of new messages at this address?',
    why: 'You get this because this address was given for an account. If it was not you, do nothing, or stop these e-mails.',
    open: 'Yes, or no',
  },
  /** The page behind the links: whether mails may come to an address. */
  choosing: {
    title: 'E-mails · Roborrow',
    stopQuestion: 'Stop e-mails about new messages?',
    stop: 'Stop these e-mails',
    comeQuestion: 'Do you want e-mails about new messages?',
    come: 'Send me these e-mails',
    stoppedHeading: 'You will get no more e-mails about new messages.',
    stopped: 'Only this page can change that: the link in any of our e-mails opens it.',
    comingHeading: 'E-mails about new messages come to this address.',
    coming: 'You can stop them on this page, or under Settings.',
    invalidHeading: 'This link is not valid',
    invalid: 'It may have been cut off. You can switch e-mails off under Settings, too.',
    failedHeading: 'That did not work',
    failed: 'Please try again in a few minutes.',
    profile: 'Settings',
  },
} as const;

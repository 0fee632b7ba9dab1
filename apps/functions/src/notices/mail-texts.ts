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
  unsubscribing: {
    title: 'Stop e-mails · Roborrow',
    question: 'Stop e-mails about new messages?',
    confirm: 'Stop these e-mails',
    doneHeading: 'You will get no more e-mails about new messages.',
    done: 'You can switch them on again under Edit profile.',
    invalidHeading: 'This link is not valid',
    invalid: 'It may have been cut off. You can switch e-mails off under Edit profile, too.',
    failedHeading: 'That did not work',
    failed: 'Please try again in a few minutes.',
    profile: 'Edit profile',
  },
} as const;

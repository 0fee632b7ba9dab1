/** How a person hears of messages while the app is closed (D430, D440). */
export const notices = {
  heading: 'Hear of messages',
  intro: (email: string): string =>
    `While Roborrow is closed, emails go to ${email}: one for each conversation, ten minutes after a message that you have not read.`,
  introPush:
    'While Roborrow is closed, the devices that you choose below announce messages: one notification for each conversation, ten minutes after a message that you have not read.',
  messageByEmail: 'Email me about new messages',
  withBeginning: 'Include the beginning of the message',
  test: 'Send me a test email',
  testing: 'Sending...',
  tested: 'A test email is on its way to you.',
  testTooSoon: 'You can send another test ten minutes after the last one.',
  testFailed: 'The test email could not be sent. Please try again later.',
  unconfirmed: (email: string): string => `No emails go to ${email} until you confirm that it is yours.`,
  sendLink: 'Send me a link to confirm it',
  linkSent: 'A link is on its way to you.',
  linkTooSoon: 'A link was sent there within the last day. It may be among the unwanted emails.',
  linkFailed: 'The link could not be sent. Please try again later.',
  stopped: (email: string): string =>
    `Emails to ${email} were stopped there. The link in any of our emails lets them come again.`,
  saved: 'Your choice is saved.',
  saveFailed: 'Your choice could not be saved',
  loadFailed: 'Your choices could not be loaded',
} as const;

/** How a person hears of messages while the app is closed (D430, D440). */
export const notices = {
  heading: 'Hear of messages',
  intro: (email: string): string =>
    `While Roborrow is closed, e-mails go to ${email}: one for each conversation, ten minutes after a message that you have not read.`,
  introPush:
    'While Roborrow is closed, the devices that you choose below announce messages: one notification for each conversation, ten minutes after a message that you have not read.',
  messageByEmail: 'E-mail me about new messages',
  withBeginning: 'Include the beginning of the message',
  test: 'Send me a test e-mail',
  testing: 'Sending...',
  tested: 'A test e-mail is on its way to you.',
  testTooSoon: 'You can send another test ten minutes after the last one.',
  testFailed: 'The test e-mail could not be sent. Please try again later.',
  unconfirmed: (email: string): string => `No e-mails go to ${email} until you confirm that it is yours.`,
  sendLink: 'Send me a link to confirm it',
  linkSent: 'A link is on its way to you.',
  linkTooSoon: 'A link was sent there within the last day. It may be among the unwanted e-mails.',
  linkFailed: 'The link could not be sent. Please try again later.',
  stopped: (email: string): string =>
    `E-mails to ${email} were stopped there. The link in any of our e-mails lets them come again.`,
  saved: 'Your choice is saved.',
  saveFailed: 'Your choice could not be saved',
  loadFailed: 'Your choices could not be loaded',
} as const;

/** How a person hears of messages while the app is closed (D430, D440). */
export const notices = {
  heading: 'Hear of messages',
  intro: (email: string): string =>
    `While Roborrow is closed, emails go to ${email}: one for each conversation, ten minutes after a message that you have not read.`,
  introPush:
    'While Roborrow is closed, the devices that you choose below announce messages: one notification for each conversation, ten minutes after a message that you have not read.',
  messageByEmail: 'Email me about new messages and rentals',
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

/** Notices that the system shows while the page is not seen (D487, D488). */
export const systemNotices = {
  heading: 'Notifications on this device',
  intro:
    'While Roborrow is open in a tab that you do not see, this device tells you who wrote to you. It does not quote the message.',
  /** What the demo cannot do. */
  demo: 'This demo has no server: when no tab is open, nothing reaches you.',
  server: 'When no tab is open, nothing reaches you this way.',
  /** Where notices are pushed. */
  pushed:
    'While Roborrow is closed, your browser’s push service brings a notification ten minutes after a message that you have not read. The service cannot read it.',
  unreached:
    'Your browser’s push service, or Roborrow, could not be reached, so nothing reaches this device while Roborrow is closed. Choose again to try again.',
  choice: 'Notify me on this device about new messages',
  forbidden:
    'Your browser does not allow notifications from Roborrow. Allow them in its settings for this site, which open beside the address, and then choose again.',
  noAnswer: 'You have not answered your browser yet. Choose again to be asked again.',
  test: 'Show me a notification',
  sendTest: 'Send a notification to my devices',
  sending: 'Sending...',
  sent: 'A notification is on its way to your devices.',
  sentTooSoon: 'You can send another one ten minutes after the last one.',
  sendFailed: 'The notification could not be sent. Please try again later.',
  testNotice: { title: 'This is a notification', text: 'New messages are announced like this.' },
  /** Below the sender's name. */
  arrived: 'Open Roborrow to read it.',
} as const;

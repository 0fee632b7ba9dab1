/** Messages (D72). */
export const messages = {
  title: 'Messages',
  heading: 'Messages',
  back: 'Back to dashboard',
  conversations: 'Conversations',
  loadingConversations: 'Loading conversations',
  searchLabel: 'Search conversations',
  searchPlaceholder: 'Search conversations...',
  noConversations: 'No conversations yet',
  noConversationsHint: 'Start a conversation by messaging another user!',
  noMatch: (text: string): string => `No conversation matches "${text}".`,
  loadOlderConversations: 'Show older conversations',
  selectConversation: 'Select a conversation',
  selectConversationHint: 'Choose one on the left to read and answer.',
  /** In place of the field for a new message (D684). */
  gone: (name: string): string =>
    `${name} has left Roborrow and deleted their messages. What you wrote, and what was said about dates, stays here.`,
  draft: 'Start a conversation',
  draftHint: (name: string): string => `Say hello to ${name}. Your first message starts the conversation.`,
  backToConversations: 'Back to conversations',
  threadWith: (name: string): string => `Conversation with ${name}`,
  viewProfile: (name: string): string => `View profile of ${name}`,
  aboutRobot: (name: string): string => `About ${name}`,
  loadingThread: 'Loading messages',
  loadEarlier: 'Show earlier messages',
  newMessages: 'New messages',
  /** Announced to screen readers when a message arrives in the open thread. */
  arrived: (name: string, content: string): string => `${name}: ${content}`,
  /** The button that removes the robot from the next message. */
  dropRobot: (name: string): string => `Do not mention ${name}`,
  composer: {
    label: (name: string): string => `Message to ${name}`,
    placeholder: 'Write a message',
    hint: 'Enter sends, Shift+Enter starts a new line.',
    send: 'Send',
  },
  status: {
    pending: 'Sending',
    sent: 'Sent',
    read: 'Read',
    failed: 'Not sent',
  },
  /** In place of the reason, while there is no network (D486). */
  waiting: 'It is sent when you are online again.',
  retry: 'Try again',
  discard: 'Discard',
  unread: 'Unread',
  you: 'You',
  /** The list's preview of a message that the reader wrote. */
  ownPreview: (content: string): string => `You: ${content}`,
} as const;

import { passwordsDiffer } from './fields/account.ts';

/** The toasts for successes and failures (D173). */
export const toasts = {
  login: {
    success: 'Welcome back!',
    failure: 'Failed to login',
    googleFailure: 'Failed to login with Google',
  },
  register: {
    success: 'Account created successfully!',
    failure: 'Failed to create account',
    googleFailure: 'Failed to create account with Google',
    passwordsDiffer,
  },
  listing: {
    created: 'Robot listing created successfully with location coordinates!',
    updated: 'Listing saved',
    paused: (name: string): string => `${name} is paused`,
    reopened: (name: string): string => `${name} is available again`,
    deleted: (name: string): string => `${name} was deleted`,
    deletedButImages: (name: string): string =>
      `${name} was deleted, but not yet all of its photos. They go when you next open Roborrow here.`,
    locationSelected: (text: string): string => `Location selected: ${text}`,
  },
  messages: {
    sent: 'Message sent!',
    failure: 'Failed to send message',
    conversationsFailure: 'Failed to load conversations',
    messagesFailure: 'Failed to load messages',
    conversationNotFound: 'Conversation not found',
    noUserSelected: 'No user selected for conversation',
    /** A message arrived while another page was open (D29). */
    received: (senderName: string): string => `New message from ${senderName}`,
  },
  profile: {
    updated: 'Profile updated successfully!',
    updateFailure: 'Failed to update profile',
    notAuthenticated: 'User not authenticated',
    deleted: 'Profile deleted successfully',
    deleteFailure: 'Failed to delete profile',
  },
} as const;

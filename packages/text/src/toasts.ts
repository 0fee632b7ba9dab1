import * as words from '@roborrow/messages/text/toasts';
import { passwordsDiffer } from './fields/account.ts';

const { login, register, listing, messages, profile } = words;

/** The toasts for successes and failures (D173). */
export const toasts = {
  login,
  register: { ...register, passwordsDiffer },
  listing: {
    ...listing,
    paused: (name: string): string => listing.paused({ name }),
    reopened: (name: string): string => listing.reopened({ name }),
    deleted: (name: string): string => listing.deleted({ name }),
    deletedButImages: (name: string): string => listing.deletedButImages({ name }),
    locationSelected: (place: string): string => listing.locationSelected({ place }),
  },
  messages: {
    ...messages,
    /** A message arrived while another page was open (D29). */
    received: (sender: string): string => messages.received({ sender }),
  },
  profile,
} as const;

import * as messages from '@roborrow/messages/dashboard/dashboard';
import { dollars } from '@roborrow/text/money';
import { unreadMessages } from '@roborrow/text/plurals';

const words = messages.dashboard;

/** The dashboard (D68). */
export const dashboard = {
  ...words,
  welcome: (firstName: string): string =>
    firstName ? words.welcome.named({ firstName }) : words.welcome.unnamed,
  overview: {
    ...words.overview,
    listed: (name: string): string => words.overview.listed({ name }),
  },
  robots: {
    ...words.robots,
    /** The figure under Daily Rate: "$45". */
    rate: dollars,
  },
  pauseDialog: {
    ...words.pauseDialog,
    heading: (name: string): string => words.pauseDialog.heading({ name }),
  },
  /** The confirmation before a listing is deleted (D24). */
  deleteDialog: {
    ...words.deleteDialog,
    heading: (name: string): string => words.deleteDialog.heading({ name }),
  },
  rentals: {
    ...words.rentals,
    fromRentals: (count: number): string => words.rentals.fromRentals({ count }),
  },
  messages: {
    ...words.messages,
    unread: unreadMessages,
  },
} as const;

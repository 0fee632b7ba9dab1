import * as messages from '@roborrow/messages/shared/app';
import { unreadCountText } from '@roborrow/text/plurals';
import { brand } from './brand.text.ts';

/** Texts of the app itself, around and between its screens. */
export const app = {
  ...messages.app,
  /** The document's title, with the number of unread messages before it (D28). */
  documentTitle: (screen: string, unreadCount = 0): string =>
    unreadCount > 0
      ? messages.app.documentTitleUnread({ unread: unreadCountText(unreadCount), screen, brand: brand.name })
      : messages.app.documentTitle({ screen, brand: brand.name }),
} as const;

/** For a developer whose component reads the session outside of the app (D170). */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider';

/** A way in which notices reach a person who does not see the app. */
export type NoticeChannel = 'email' | 'push';

/**
 * Whether mails about messages go to a person's address. `unconfirmed`: this person has not shown that it is theirs. `stopped`:
 * its holder wants none, whoever's account names it (D670, D671).
 */
export type MailState = 'ready' | 'unconfirmed' | 'stopped';

/** How a person wants to hear of messages while the app is closed (D430). */
export interface NoticeSettings {
  /** Whether a new message is announced by email. */
  readonly messageByEmail: boolean;
  /** Whether an announcement, on whatever channel, may quote the beginning of the message; otherwise it names the sender alone. */
  readonly withBeginning: boolean;
}

/** The settings of a person who has never chosen: whoever does not look hears, too. */
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = { messageByEmail: true, withBeginning: true };

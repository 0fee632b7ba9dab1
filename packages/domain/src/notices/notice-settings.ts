import type { Brand } from '../brand.ts';

/** A way in which notices reach a person who does not see the app. */
export type NoticeChannel = 'email' | 'push';

/**
 * Whether mails about messages go to a person's address. `unconfirmed`: this person has not shown that it is theirs. `stopped`:
 * its holder wants none, whoever's account names it (D670, D671).
 */
export type MailState = 'ready' | 'unconfirmed' | 'stopped';

/** A language as a tag, such as "es" or "pt-BR". Which ones are spoken, whoever writes sentences knows. */
export type LanguageTag = Brand<string, 'LanguageTag'>;

const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/**
 * A text as a language's tag; `null` for what is none.
 *
 * @example
 * ```ts
 * languageTag('es'); // => 'es'
 * languageTag('Spanish'); // => null
 * ```
 */
export const languageTag = (value: unknown): LanguageTag | null =>
  typeof value === 'string' && TAG.test(value) ? (value as LanguageTag) : null; // the form was just checked

/** How a person wants to hear of messages while the app is closed (D430). */
export interface NoticeSettings {
  /** Whether a new message is announced by email. */
  readonly messageByEmail: boolean;
  /** Whether an announcement, on whatever channel, may quote the beginning of the message; otherwise it names the sender alone. */
  readonly withBeginning: boolean;
  /** In which language notices come (D848); left out until one is stored. A reader that does not speak it takes English. */
  readonly language?: LanguageTag;
}

/** The settings of a person who has never chosen: whoever does not look hears, too. */
export const DEFAULT_NOTICE_SETTINGS: NoticeSettings = { messageByEmail: true, withBeginning: true };

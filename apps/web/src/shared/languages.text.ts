import * as messages from '@roborrow/messages/shared/languages';

/** The same page in other languages (D842). */
export const languageSwitch = messages.languages;

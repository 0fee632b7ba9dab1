import { path, tag } from '@roborrow/messages/language';
import languages from '@roborrow/messages/languages.json';

/** A language of the product, by the folder of its catalogue. */
export type Language = keyof typeof languages;

const folders = Object.keys(languages) as Language[]; // the record's own keys

/** The language whose words this build has. */
export const language: Language = folders.find((one) => languages[one].tag === tag) ?? 'en';

/** The beginning of every address of a page in this build's language: "/es"; "" in English. */
export const languagePath: string = path;

/** The language of a page, by the path of its address; English has no part of its own. */
export const languageOf = (pathname: string): Language =>
  folders.find((one) => {
    const { path } = languages[one];
    return path !== '' && (pathname === path || pathname.startsWith(`${path}/`));
  }) ?? 'en';

/** The path without the language's part: what the router and the screens know. */
export const withoutLanguage = (pathname: string): string =>
  pathname.slice(languages[languageOf(pathname)].path.length) || '/';

/** The address of one of the product's pages in a language, this build's by default; `address` begins with "/". */
export const inLanguage = (address: string, other: Language = language): string =>
  languages[other].path + address;

/** Every language, with its name in itself, and its words for who reads another one. */
export const allLanguages = folders.map((one) => ({ language: one, ...languages[one] }));

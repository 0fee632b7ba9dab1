import type { DayRange } from '@roborrow/domain';
import * as enPerson from '@roborrow/messages/in/en/text/person';
import * as enRentals from '@roborrow/messages/in/en/text/rentals';
import * as enNotices from '@roborrow/messages/in/en/functions/notices';
import * as enLanguage from '@roborrow/messages/in/en/language';
import * as esPerson from '@roborrow/messages/in/es/text/person';
import * as esRentals from '@roborrow/messages/in/es/text/rentals';
import * as esNotices from '@roborrow/messages/in/es/functions/notices';
import * as esLanguage from '@roborrow/messages/in/es/language';
import { dayRangesIn } from '@roborrow/text/day-ranges';

/** What a group of messages is in any language: the same arguments, other sentences. */
type Sentences<Group> = Group extends string
  ? string
  : Group extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Group]: Sentences<Group[Key]> };

/** Everything that notices say, in one language. */
export interface Words extends Sentences<typeof enNotices> {
  /** As it is written in a page, and in an address. */
  readonly language: string;
  readonly direction: string;
  /** The beginning of the addresses of its pages: "/es"; "" in English. */
  readonly path: string;
  /** In place of a name. */
  readonly unnamed: string;
  readonly days: (range: DayRange) => string;
}

const inOne = (
  language: string,
  { tag, direction, path }: Sentences<typeof enLanguage>,
  notices: Sentences<typeof enNotices>,
  { range }: Sentences<Pick<typeof enRentals, 'range'>>,
  { unnamed }: Sentences<typeof enPerson>,
): Words => ({
  ...notices,
  language,
  direction,
  path,
  unnamed,
  days: dayRangesIn(tag, range).text,
});

const ENGLISH = inOne('en', enLanguage, enNotices, enRentals, enPerson);

/** A build of the web app has one language; these functions write to people of each, and have all. */
export const allWords: readonly Words[] = [ENGLISH, inOne('es', esLanguage, esNotices, esRentals, esPerson)];

/** The words for a language's tag; English for one that is not spoken here, or for none (D848). */
export const wordsIn = (tag: string | null | undefined): Words =>
  allWords.find(({ language }) => language === tag) ??
  allWords.find(({ language }) => language === tag?.split('-')[0]) ??
  ENGLISH;

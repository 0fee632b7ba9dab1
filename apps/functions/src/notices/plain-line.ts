import { DEFAULT_NAME, isBlank } from '@roborrow/domain';

/** Line breaks, control characters and those that turn text, with which a name could begin a line of its own (D439). */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text as one line. */
export const plainLine = (text: string): string => text.replace(UNPRINTABLE, ' ').trim();

/** What mailboxes make a link of: an address with its scheme, or a host. */
const LINK = /:\/\/|\bwww[.。．｡]|[\p{L}\p{N}_-][.。．｡]\p{L}{2,}(?:[/?#:\s]|$)/iu;

/** A name as one line that can be seen and leads nowhere (D577); for who has none, the language's word for that. */
export const plainName = (name: string, unnamed: string): string =>
  plainTitle(name === DEFAULT_NAME ? '' : name, unnamed);

/** The same of another title, with what stands in its place. */
export const plainTitle = (title: string, fallback: string): string => {
  const line = plainLine(title);
  return isBlank(line) || LINK.test(line) ? fallback : line;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

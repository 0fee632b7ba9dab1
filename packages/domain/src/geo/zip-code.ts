/** A ZIP code and the text before it. */
export interface ZipAddress {
  /** Five digits. */
  readonly zip: string;
  /** E.g. "Apex, NC"; empty if the text is only the code. */
  readonly before: string;
}

/**
 * Only at the end, with or without the four extra digits and the country: a number elsewhere is a house
 * number.
 */
const ZIP_AT_THE_END =
  /^(?:(.*)[\s,])?(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|united states(?: of america)?))?[\s,.]*$/is;

/**
 * Finds a five-digit ZIP code (D41): "27502", "27502-1234", "Apex, NC 27502, USA". `null` if the text has
 * none.
 */
export const parseZipAddress = (text: string): ZipAddress | null => {
  const [, before = '', zip] = ZIP_AT_THE_END.exec(text.normalize('NFKC')) ?? [];
  return zip === undefined ? null : { zip, before: before.replace(/[\s,]+$/, '').trimStart() };
};

/** A ZIP code, and what was written before it. */
export interface ZipAddress {
  /** Five digits. */
  readonly zip: string;
  /** E.g. "Apex, NC"; empty where the code stands alone. */
  readonly before: string;
}

/** At the end, with or without its four further digits and the country: house numbers stand elsewhere. */
const ZIP_AT_THE_END =
  /^(?:(.*)[\s,])?(\d{5})(?:-\d{4})?(?:[\s,]+(?:usa?|united states(?: of america)?))?[\s,.]*$/is;

/** Five digits are a ZIP code (D41): "27502", "27502-1234", "Apex, NC 27502, USA". `null` where there are none. */
export const parseZipAddress = (text: string): ZipAddress | null => {
  const [, before = '', zip] = ZIP_AT_THE_END.exec(text.normalize('NFKC')) ?? [];
  return zip === undefined ? null : { zip, before: before.replace(/[\s,]+$/, '').trimStart() };
};

/** What a language's compiled messages choose their forms with. */
export interface Chooser {
  /** A number in the language's own digits and separators. */
  readonly number: (value: number) => string;
  /** The form for a number: an exact one ("=0") before the language's own kind of it ("one", "few", "other"). */
  readonly plural: (value: number, forms: Readonly<Record<string, string>>) => string;
}

/** @param tag the language's BCP 47 tag, such as "es-US" */
export const chooserFor = (tag: string): Chooser => {
  const rules = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(tag);
  return {
    number: (value) => numbers.format(value),
    plural: (value, forms) => forms[`=${value}`] ?? forms[rules.select(value)] ?? forms['other'] ?? '',
  };
};

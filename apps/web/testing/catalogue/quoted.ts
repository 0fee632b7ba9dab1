/** One text that the rule book quotes, and the catalogue's text. */
export interface Quoted {
  /** As quoted, word for word; {braces} are placeholders. */
  readonly says: string;
  /** As quoted, with the sample values of the test filled in. */
  readonly filled: string;
  /** The catalogue's text for the same values. */
  readonly yields: string;
  /** The text in the source: {} stands for an expression. */
  readonly written: string;
}

/** The texts that rules quote, by the rule's id. */
export type QuotedTexts = Readonly<Record<string, readonly Quoted[]>>;

/** A quoted text and the catalogue's text, with sample values for its {braces}. */
export const quoted = (
  says: string,
  yields: string,
  sample: Readonly<Record<string, string>> = {},
): Quoted => ({
  says,
  filled: says.replace(/\{(\w+)\}/g, (_, name: string) => sample[name] ?? `{${name}}`),
  yields,
  written: says.replace(/\{\w+\}/g, '{}'),
});

/**
 * A quoted text with a number in it. The noun agrees with the number (D38), so the source writes number and
 * noun as one expression.
 *
 * @param says as quoted, with the number itself
 * @param written as the source writes it
 */
export const counting = (says: string, yields: string, written: string): Quoted => ({
  says,
  filled: says,
  yields,
  written,
});

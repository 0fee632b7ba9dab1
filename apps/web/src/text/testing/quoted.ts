/** One text that the rule book quotes, and what the catalogue makes of it. */
export interface Quoted {
  /** As quoted, word for word; {braces} stand for what is filled in. */
  readonly says: string;
  /** As quoted, with the sample values of the test filled in. */
  readonly filled: string;
  /** What the catalogue yields for the same values. */
  readonly yields: string;
  /** How the text is written in the source: {} where an expression stands. */
  readonly written: string;
}

/** The texts that rules quote, by the rule's id. */
export type QuotedTexts = Readonly<Record<string, readonly Quoted[]>>;

/** A quoted text and what the catalogue yields, with the sample values of its {braces}. */
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
 * A quoted text with a number in it. The noun agrees with the number (D38), so the source writes number and noun
 * as one expression.
 *
 * @param says as quoted, with the number itself
 * @param written how the source writes it
 */
export const counting = (says: string, yields: string, written: string): Quoted => ({
  says,
  filled: says,
  yields,
  written,
});

/** The name of an option, in lower case with hyphens: `--max-rental` for `maxRental`. */
export const hyphenated = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

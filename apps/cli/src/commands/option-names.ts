/** The name of an option, in lower case with hyphens: `--battery-life` for `batteryLife`. */
export const hyphenated = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

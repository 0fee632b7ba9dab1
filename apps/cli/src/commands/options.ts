import { inMiles, kilometres, MAX_RADIUS } from '@roborrow/domain';
import { InvalidArgumentError } from 'commander';
import { help } from '../text/help.ts';

/** An option that is a whole number, at least 1. */
export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError(help.notWhole);
  return Number(text);
};

/** The values of an option that takes several whole numbers. */
export const wholeNumbers = (text: string, before: readonly number[] = []): readonly number[] => [
  ...before,
  wholeNumber(text),
];

/** An option that is a radius in miles, or in kilometres as "40km", at most 100 miles (D3, D850). */
export const radius = (text: string): number => {
  const [, number = text, unit] = /^(.*\d)\s*(km|mi)$/iu.exec(text) ?? [];
  const value = unit?.toLowerCase() === 'km' ? inMiles(kilometres(Number(number))) : Number(number);
  if (text.trim() === '' || !(value > 0 && value <= MAX_RADIUS))
    throw new InvalidArgumentError(help.notRadius(MAX_RADIUS));
  return value;
};

/** The name of an option, in lower case with hyphens: `--max-rental` for `maxRental`. */
export const hyphenated = (name: string): string =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

import type { RobotWords, Said } from '@roborrow/domain';

/** What robots say, in few bytes: each robot's words as numbers, two bytes each for the first ones, in a text. */
export interface KeptWords {
  keep(words: ReadonlyMap<string, Said>): string;
  wordsIn(kept: string): RobotWords;
}

const UNIT = 0x8000;

export const createKeptWords = (): KeptWords => {
  const numbers = new Map<string, number>();
  const tokens = new Map<string, number>();
  /** By number. */
  const saidBy: Said[] = [];
  const tokenOf: number[] = [];

  const numberOf = (token: string, said: Said): number => {
    const key = `${token} ${said.where} ${said.isNarrower} ${said.isDenied} ${said.words}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = saidBy.push(said) - 1;
    numbers.set(key, number);
    const id = tokens.get(token) ?? tokens.size;
    tokens.set(token, id);
    tokenOf.push(id);
    return number;
  };
  return {
    keep: (words) => {
      const units: number[] = [];
      for (const [token, said] of words) {
        const number = numberOf(token, said);
        if (number >= UNIT) units.push(UNIT | Math.floor(number / UNIT));
        units.push(number % UNIT);
      }
      return String.fromCharCode(...units);
    },
    wordsIn: (kept) => {
      const get = (token: string): Said | undefined => {
        const id = tokens.get(token);
        if (id === undefined) return undefined;
        for (let at = 0; at < kept.length; at += 1) {
          let number = kept.charCodeAt(at);
          if (number >= UNIT) number = (number - UNIT) * UNIT + kept.charCodeAt((at += 1));
          if (tokenOf[number] === id) return saidBy[number];
        }
        return undefined;
      };
      return { get, has: (token) => get(token) !== undefined };
    },
  };
};

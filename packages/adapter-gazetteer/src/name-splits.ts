/** An address split into a possible name and a possible region. */
export interface NameSplit {
  readonly name: string;
  readonly region: string;
}

/**
 * Every way to split a normalised text between two words. Commas are ignored because people leave them out;
 * which names exist decides whether "kansas city ks" means "kansas".
 */
export const nameSplits = (text: string): readonly NameSplit[] => {
  const splits: NameSplit[] = [];
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    splits.push({ name: text.slice(0, space), region: text.slice(space + 1) });
  }
  return splits;
};

/** The whole address as a name, then every way to split it, the longest name first. */
export const addressSplits = (text: string): readonly NameSplit[] => [
  { name: text, region: '' },
  ...[...nameSplits(text)].reverse(),
];

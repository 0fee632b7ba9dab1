/** An address taken apart: what may be the name, and what may say where that is. */
export interface NameSplit {
  readonly name: string;
  readonly region: string;
}

/**
 * Every way to take a normalised text apart between two words. Commas are no help: people leave them out, and
 * "kansas city ks" can be told from "kansas" by which names exist.
 */
export const nameSplits = (text: string): readonly NameSplit[] => {
  const splits: NameSplit[] = [];
  for (let space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', space + 1)) {
    splits.push({ name: text.slice(0, space), region: text.slice(space + 1) });
  }
  return splits;
};

/** A whole address as a name, and then every way to take it apart, the longest name first. */
export const addressSplits = (text: string): readonly NameSplit[] => [
  { name: text, region: '' },
  ...[...nameSplits(text)].reverse(),
];

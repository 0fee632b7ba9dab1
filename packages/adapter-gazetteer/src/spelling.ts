/**
 * How many mistakes a name of that length may have. None for fewer than four letters, because too many names
 * would match.
 */
export const mistakesAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** Of the last call. No cell is read that a call has not written. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

const at = (row: readonly number[], position: number): number => row[position] ?? Infinity;

/**
 * How many mistakes lead from one word to the other: an added, missing or wrong letter, or two swapped
 * neighbours (optimal string alignment). Infinity for more than `limit`. It is called for thousands of names
 * per search, so it computes only the cells that few mistakes can reach, and keeps only three rows.
 */
export const mistakesBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let [beforeLast, last, row] = rows;
  for (let j = 0; j <= limit; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(0, i - limit);
    const to = Math.min(b.length, i + limit);
    let least = Infinity;
    for (let j = from; j <= to; j++) {
      let mistakes = i;
      if (j > 0) {
        const [letter, other] = [a.charCodeAt(i - 1), b.charCodeAt(j - 1)];
        mistakes = at(last, j - 1) + (letter === other ? 0 : 1);
        if (j < i + limit) mistakes = Math.min(mistakes, at(last, j) + 1);
        if (j > from) mistakes = Math.min(mistakes, at(row, j - 1) + 1);
        const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && other === a.charCodeAt(i - 2);
        if (isSwapped) mistakes = Math.min(mistakes, at(beforeLast, j - 2) + 1);
      }
      row[j] = mistakes;
      least = Math.min(least, mistakes);
    }
    if (least > limit) return Infinity;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const mistakes = at(last, b.length);
  return mistakes <= limit ? mistakes : Infinity;
};

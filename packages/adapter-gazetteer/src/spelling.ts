/**
 * How many mistakes a name of that length may have. None for fewer than four letters, because too many names
 * would match.
 */
export const mistakesAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

const at = (row: readonly number[], position: number): number => row[position] ?? Infinity;

/**
 * How many mistakes lead from one word to the other: an added, missing or wrong letter, or two swapped
 * neighbours (optimal string alignment). Infinity for more than `limit`. It is called for thousands of names
 * per search, so it computes only the cells that few mistakes can reach, and keeps only three rows.
 */
export const mistakesBetween = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return Infinity;
  let beforeLast: number[] = [];
  let last: number[] = [];
  let row: number[] = [];
  for (let j = 0; j <= limit; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(0, i - limit);
    const to = Math.min(b.length, i + limit);
    let least = Infinity;
    for (let j = from; j <= to; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const mistakes =
        j === 0
          ? i
          : Math.min(
              j < i + limit ? at(last, j) + 1 : Infinity,
              j > from ? at(row, j - 1) + 1 : Infinity,
              at(last, j - 1) + (isSame ? 0 : 1),
              isSwapped ? at(beforeLast, j - 2) + 1 : Infinity,
            );
      row[j] = mistakes;
      least = Math.min(least, mistakes);
    }
    if (least > limit) return Infinity;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const mistakes = at(last, b.length);
  return mistakes <= limit ? mistakes : Infinity;
};

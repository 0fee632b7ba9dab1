/**
 * The beginning of a text on one line, at most so many characters (code points), cut between words and marked with "…".
 * A longer first word is cut within.
 */
export function excerpt(text: string, most: number): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const kept = characters.slice(0, most).join('');
  const end = kept.lastIndexOf(' ');
  return `${end > 0 ? kept.slice(0, end) : characters.slice(0, most - 1).join('')}…`;
}

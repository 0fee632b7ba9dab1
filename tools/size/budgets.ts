const kB = 1000;

/** The most gzipped bytes that a visitor downloads. Above a budget, the check fails. */
export const BUDGETS = {
  /**
   * JavaScript before Home can paint: the entry, what it imports, and Home's own chunks. It was 120 kB until cards told ratings
   * and checked pictures, places were compared as people read them, and a tab knew its session across a reload.
   */
  homePaint: 123 * kB,
  /** All JavaScript that is fetched until Home shows its robots, including backend and demo data. */
  homeRobots: 190 * kB,
  /** The additional JavaScript of any other route. */
  route: 60 * kB,
  /** The embedded places, fetched when a user first types a place. */
  gazetteer: 100 * kB,
  /** The ZIP codes, fetched with the places when a user first types five digits. */
  zipCodes: 100 * kB,
} as const;

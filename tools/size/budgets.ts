const kB = 1000;

/** What a visitor may be made to download: gzipped bytes. Over a budget, the gate fails. */
export const BUDGETS = {
  /**
   * JavaScript before Home can paint: the entry, what it imports, and Home's own chunks. It was 120 kB until cards told ratings
   * and checked pictures, places were compared as people read them, and a tab knew its session across a reload.
   */
  homePaint: 123 * kB,
  /** All JavaScript that is fetched until Home shows its robots, backend and demo data included. */
  homeRobots: 190 * kB,
  /** What any other route adds to the entry. */
  route: 60 * kB,
  /** The embedded places, fetched when somebody first looks for one. */
  gazetteer: 100 * kB,
  /** The ZIP codes, fetched beside the places when somebody first types five digits. */
  zipCodes: 100 * kB,
} as const;

/** A city for robots and searches. */
export interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** What is measured in memory. */
export const PARTS = ['searches', 'first-pages', 'words', 'writes'] as const;
export type Part = (typeof PARTS)[number];

/** The benchmark's options; plain data, because they are sent to another process or a browser. */
export interface BenchmarkOptions {
  readonly cities: readonly City[];
  /** The numbers of robots to measure with. */
  readonly sizes: readonly number[];
  /** In miles. */
  readonly radii: readonly number[];
  /** How many searches are measured per size and radius. */
  readonly searches: number;
  /** Writes are measured among as many messages as there are robots, which takes gigabytes. */
  readonly parts: readonly Part[];
  /** How many of the searches the slow ways are measured with: all robots one by one, and all within the radius. */
  readonly slowSearches: number;
}

/** Two methods with the same result: nanoseconds each, and how many times faster the second is. */
export interface Comparison {
  readonly name: string;
  readonly plain: number;
  readonly ours: number;
  readonly ratio: number;
}

/** One search method at one size and radius; times in microseconds. */
export interface SearchRow {
  readonly robots: number;
  readonly radius: number;
  readonly variant: string;
  readonly median: number;
  readonly p95: number;
  /** How many times faster than the plain search, at the median and at the 95th percentile. */
  readonly medianRatio: number;
  readonly p95Ratio: number;
  /** Robots found per search, on average. */
  readonly found: number;
}

/** The first pages of searches for words in one way; times in milliseconds. */
export interface WordRow {
  readonly robots: number;
  readonly way: string;
  /** In miles; `null` for searches without a place. */
  readonly radius: number | null;
  readonly median: number;
  readonly p95: number;
  /** Robots shown per search, on average. */
  readonly found: number;
  /** The share of what the rule of a search shows that this way shows as well. */
  readonly right: number;
}

/** The cost of an index of this many robots. Megabytes are `null` if the runtime does not report them. */
export interface IndexRow {
  readonly robots: number;
  readonly index: string;
  readonly buildMilliseconds: number;
  readonly megabytes: number | null;
  /** For removing one robot and adding it again, or for one with other texts. */
  readonly moveMicroseconds: number;
}

/** A write to the in-memory store. */
export interface WriteRow {
  readonly what: string;
  /** How many documents of the kind there are in all. */
  readonly documents: number;
  readonly milliseconds: number;
  /** How many times longer it takes than among a tenth of the documents. */
  readonly growth: number;
  /** How many times faster it is than splicing one sorted list item by item; `null` where that is no comparison. */
  readonly plainRatio: number | null;
}

export interface BenchmarkResults {
  readonly comparisons: readonly Comparison[];
  readonly searches: readonly SearchRow[];
  /** The first 24 robots, nearest first, of all categories. */
  readonly firstPages: readonly SearchRow[];
  readonly words: readonly WordRow[];
  /** Empty where the runtime has no memory for them. */
  readonly writes: readonly WriteRow[];
  readonly indexes: readonly IndexRow[];
  /** Differences between the variants' results; must be empty. */
  readonly disagreements: readonly string[];
}

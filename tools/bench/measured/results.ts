/** A city to put robots and searchers in. */
export interface City {
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** What to measure; plain data, because it travels into another process or a browser. */
export interface BenchmarkOptions {
  readonly cities: readonly City[];
  /** Corpus sizes: how many robots. */
  readonly sizes: readonly number[];
  /** In miles. */
  readonly radii: readonly number[];
  /** How many searches are timed per size and radius. */
  readonly searches: number;
}

/** Two ways to the same answer: nanoseconds each, and how many times faster the second is. */
export interface Comparison {
  readonly name: string;
  readonly plain: number;
  readonly ours: number;
  readonly ratio: number;
}

/** One way of searching at one size and radius; times in microseconds. */
export interface SearchRow {
  readonly robots: number;
  readonly radius: number;
  readonly variant: string;
  readonly median: number;
  readonly p95: number;
  /** Times faster than the plain pipeline, at the median and at the 95th percentile. */
  readonly medianRatio: number;
  readonly p95Ratio: number;
  /** Robots found per search, on average. */
  readonly found: number;
}

/** What it takes to keep an index of so many robots. Megabytes are `null` where the runtime does not tell. */
export interface IndexRow {
  readonly robots: number;
  readonly index: string;
  readonly buildMilliseconds: number;
  readonly megabytes: number | null;
  /** To take one robot out and put it in again. */
  readonly moveMicroseconds: number;
}

export interface BenchmarkResults {
  readonly comparisons: readonly Comparison[];
  readonly searches: readonly SearchRow[];
  readonly indexes: readonly IndexRow[];
  /** Where variants gave different answers: must be empty. */
  readonly disagreements: readonly string[];
}

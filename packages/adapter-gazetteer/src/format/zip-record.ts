/** One ZIP code in the stored form: only whole numbers. */
export interface ZipRecord {
  /** 501 for "00501". */
  readonly zip: number;
  /** Its index in `STATES`. */
  readonly state: number;
  /** Hundredths of a degree north of the south pole. */
  readonly north: number;
  /** Hundredths of a degree east of the antimeridian. */
  readonly east: number;
  /** The town of its address: 0 for the nearest town of the state, 1 for the next, up to `FARTHEST_TOWN`. */
  readonly town: number;
}

export const FARTHEST_TOWN = 63;

/** The content of the data file of ZIP codes. */
export interface PackedZipCodes {
  readonly count: number;
  readonly digits: string;
}

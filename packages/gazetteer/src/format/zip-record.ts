/** One ZIP code as it is stored: whole numbers alone. */
export interface ZipRecord {
  /** 501 for "00501". */
  readonly zip: number;
  /** Its position in `STATES`. */
  readonly state: number;
  /** Hundredths of a degree north of the south pole. */
  readonly north: number;
  /** Hundredths of a degree east of the antimeridian. */
  readonly east: number;
  /** Which town of the state it is named for: 0 for the nearest one, 1 for the next, up to `FARTHEST_TOWN`. */
  readonly town: number;
}

export const FARTHEST_TOWN = 63;

/** What the data file of ZIP codes holds. */
export interface PackedZipCodes {
  readonly count: number;
  readonly digits: string;
}

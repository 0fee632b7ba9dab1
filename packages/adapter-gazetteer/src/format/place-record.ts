/** One place in the stored form: a name and whole numbers. */
export interface PlaceRecord {
  /** "Apex", or with its county if its state has another place of that name: "Center, Shelby County". */
  readonly name: string;
  /** Its index in `STATES`. */
  readonly state: number;
  /** Its population in steps of half a doubling above 500 people, 0 to 31. */
  readonly size: number;
  /** Hundredths of a degree north of the south pole. */
  readonly north: number;
  /** Hundredths of a degree east of the antimeridian. */
  readonly east: number;
}

/** Ends a name; the first character of the alphabet of names. */
export const END_OF_NAME = '\n';

/** The content of the data file. */
export interface PackedPlaces {
  readonly count: number;
  readonly letters: string;
  readonly digits: string;
}

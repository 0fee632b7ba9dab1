/** One place as it is stored: a name and whole numbers. */
export interface PlaceRecord {
  /** "Apex", or with its county where its state has another of that name: "Center, Shelby County". */
  readonly name: string;
  /** Its position in `STATES`. */
  readonly state: number;
  /** Its population in steps of half a doubling above 500 people, 0 to 31. */
  readonly size: number;
  /** Hundredths of a degree north of the south pole. */
  readonly north: number;
  /** Hundredths of a degree east of the antimeridian. */
  readonly east: number;
}

/** The end of a name, first among the letters that names are written with. */
export const END_OF_NAME = '\n';

/** What the data file holds. */
export interface PackedPlaces {
  readonly count: number;
  readonly letters: string;
  readonly digits: string;
}

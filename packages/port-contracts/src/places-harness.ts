import type { Coordinates, PlacesPort, PlaceSource } from '@roborrow/domain';

/** Facts that the contract needs about a places service. */
export interface PlacesHarness {
  readonly name: string;
  places(): Promise<PlacesPort>;
  /** The number of runs of a property on this service, where `full` runs would be thorough; as of a fast one if left out. */
  runs?(full: number): number;
  /** A known place. */
  readonly known: {
    /** At least four letters with which the place's description starts. */
    readonly typed: string;
    /** Its description, exactly as suggested. */
    readonly description: string;
    /** Its position, to a tenth of a degree. */
    readonly coordinates: Coordinates;
  };
  /** The source to credit beside its suggestions, if any. */
  readonly source?: PlaceSource;
  /** An address of no place. */
  readonly unknown: string;
  /** A name that several places share. */
  readonly shared: {
    readonly name: string;
    /** The description of the most populous of them, which is chosen. */
    readonly taken: string;
  };
  readonly zip: {
    /** Five digits. */
    readonly typed: string;
    /** Town and state that may be written before them. */
    readonly before: string;
    readonly description: string;
  };
  /**
   * Two letters that are the first word of a known place, and the beginning of a longer word of another one.
   */
  readonly word: { readonly typed: string; readonly place: string; readonly longer: string };
  /**
   * A misspelled name of no place, with two letters swapped, and the description of the place that is meant.
   */
  readonly misspelled: { readonly typed: string; readonly meant: string };
}

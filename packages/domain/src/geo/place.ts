/** A place name offered while somebody types a location. */
export interface PlaceSuggestion {
  readonly placeId: string;
  /** The whole text, e.g. "Apex, NC, USA". */
  readonly description: string;
  /** The name alone, e.g. "Apex". */
  readonly mainText: string;
  /** What follows it, e.g. "NC, USA". */
  readonly secondaryText: string;
}

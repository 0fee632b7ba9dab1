/** A place on the small map of the local upstreams. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly county: string;
  readonly state: string;
  readonly code: string;
  readonly latitude: number;
  readonly longitude: number;
}

const place = (
  id: string,
  name: string,
  county: string,
  state: string,
  code: string,
  latitude: number,
  longitude: number,
): MapPlace => ({
  id,
  name,
  county,
  state,
  code,
  latitude,
  longitude,
});

export const MAP: readonly MapPlace[] = [
  place('ChIJ-apex', 'Apex', 'Wake County', 'North Carolina', 'NC', 35.7327, -78.8503),
  place('ChIJ-springfield-mo', 'Springfield', 'Greene County', 'Missouri', 'MO', 37.209, -93.2923),
  place('ChIJ-springfield-il', 'Springfield', 'Sangamon County', 'Illinois', 'IL', 39.7817, -89.6501),
  place('ChIJ-la-mesa', 'La Mesa', 'San Diego County', 'California', 'CA', 32.7678, -117.0231),
  place('ChIJ-laredo', 'Laredo', 'Webb County', 'Texas', 'TX', 27.5064, -99.5075),
  place('ChIJ-springfield-ma', 'Springfield', 'Hampden County', 'Massachusetts', 'MA', 42.1015, -72.5898),
];

export const describe = ({ name, code }: MapPlace): string => `${name}, ${code}, USA`;

import { MAP } from './map.ts';
import { json, type Upstream } from './upstream.ts';

const feature = (
  name: string,
  state: string,
  county: string,
  countrycode: string,
  longitude: number,
  latitude: number,
  rank: number,
) => ({
  type: 'Feature',
  properties: {
    osm_type: 'R',
    osm_id: 179_000 + rank,
    osm_key: 'place',
    osm_value: 'town',
    type: 'city',
    countrycode,
    name,
    county,
    state,
    country: countrycode === 'US' ? 'United States' : 'Elsewhere',
    extent: [longitude - 0.05, latitude + 0.05, longitude + 0.05, latitude - 0.05],
  },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** Photon's answers: places of the whole world, with weak similarity. */
export const fakePhoton: Upstream = ({ url }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname !== '/api/' || !searchParams.get('q'))
    return json({ message: "missing search term 'q': /?q=berlin" }, 400);
  const features = [
    feature('Apex', 'Bavaria', 'Somewhere', 'DE', 11, 48, 0),
    // A foreign state with the name of a state of the USA.
    feature('Apex', 'North Carolina', 'Somewhere', 'AU', 151, -33, 8),
    ...MAP.map(({ name, state, county, longitude, latitude }, i) =>
      feature(name, state, county, 'US', longitude, latitude, i + 1),
    ),
    feature('Springfield', 'Ontario', 'Elgin', 'CA', -80.9, 42.8, 9),
  ];
  return json({ type: 'FeatureCollection', features });
};

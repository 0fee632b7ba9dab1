import { describe, MAP, type MapPlace } from './map.ts';
import { json, type Asked, type Upstream } from './upstream.ts';

/** The format of the Geocoding API, including fields that are not read. */
const geocoded = (place: MapPlace, isPartial: boolean, kind = 'locality') => ({
  address_components: [{ long_name: place.name, short_name: place.name, types: [kind, 'political'] }],
  formatted_address: describe(place),
  geometry: {
    location: { lat: place.latitude, lng: place.longitude },
    location_type: 'APPROXIMATE',
    viewport: {
      northeast: { lat: place.latitude + 0.05, lng: place.longitude + 0.05 },
      southwest: { lat: place.latitude - 0.05, lng: place.longitude - 0.05 },
    },
  },
  place_id: place.id,
  types: [kind, 'political'],
  ...(isPartial && { partial_match: true }),
});

const USA: MapPlace = {
  id: 'ChIJ-us',
  name: 'United States',
  county: '',
  state: '',
  code: '',
  latitude: 38.8,
  longitude: -77,
};

const ZIP: MapPlace = {
  id: 'ChIJ-27502',
  name: 'Apex',
  county: 'Wake County',
  state: 'North Carolina',
  code: 'NC 27502',
  latitude: 35.7225,
  longitude: -78.9093,
};
const saysZip = (text: string): boolean => /^(apex, nc )?27502(-\d{4})?(, usa)?$/i.test(text.trim());

const letters = (text: string): string => [...text.toLowerCase()].sort().join('');

function geocode(address: string): unknown {
  if (saysZip(address)) return { results: [geocoded(ZIP, false, 'postal_code')], status: 'OK' };
  const said = address.toLowerCase();
  const found = MAP.filter((place) =>
    [describe(place), place.name].some((text) => text.toLowerCase() === said),
  );
  const wide = [
    ...MAP.filter(({ state }) => state.toLowerCase() === said).map((place) =>
      geocoded({ ...place, name: place.state }, false, 'administrative_area_level_1'),
    ),
    ...(said === 'united states' ? [geocoded(USA, false, 'country')] : []),
  ];
  if (wide.length > 0) return { results: wide, status: 'OK' };
  if (found.length > 0) return { results: found.map((place) => geocoded(place, false)), status: 'OK' };
  // If Google only understands the end of an address, it answers with that part.
  if (said.endsWith('usa')) return { results: [geocoded(USA, true, 'country')], status: 'OK' };
  // A similar name is a partial match too.
  const swapped = MAP.filter(({ name }) => letters(name) === letters(said));
  if (swapped.length > 0) return { results: swapped.map((place) => geocoded(place, true)), status: 'OK' };
  return { results: [], status: 'ZERO_RESULTS' };
}

/** The format of the Places API (New) with the field mask of the request; an empty object without a match. */
function autocomplete(input: string, kind: string | undefined): unknown {
  const typed = input.toLowerCase().trimEnd();
  const found =
    kind === 'postal_code'
      ? [ZIP].filter(() => saysZip(input))
      : MAP.filter((place) => describe(place).toLowerCase().startsWith(typed));
  if (found.length === 0) return {};
  return {
    suggestions: found.map((place) => ({
      placePrediction: {
        placeId: place.id,
        text: { text: describe(place) },
        structuredFormat: { mainText: { text: place.name }, secondaryText: { text: `${place.code}, USA` } },
      },
    })),
  };
}

/** Both of Google's services for one key; their requests are recorded for tests. */
export const fakeGoogle =
  (key: string, log: Asked[] = []): Upstream =>
  (asked) => {
    log.push(asked);
    const { method, url, headers, body } = asked;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method === 'GET' && pathname === '/maps/api/geocode/json') {
      if (searchParams.get('key') === key) return json(geocode(searchParams.get('address') ?? ''));
      const message = `The provided API key is invalid: ${searchParams.get('key') ?? ''}`;
      return json({ error_message: message, results: [], status: 'REQUEST_DENIED' });
    }
    if (method === 'POST' && pathname === '/v1/places:autocomplete' && headers['x-goog-api-key'] === key) {
      // Sent by the provider under test.
      const { input, includedPrimaryTypes } = JSON.parse(body) as {
        input: string;
        includedPrimaryTypes: readonly string[];
      };
      return json(autocomplete(input, includedPrimaryTypes[0]));
    }
    return json({ error: { code: 403, message: 'API key not valid.', status: 'PERMISSION_DENIED' } }, 403);
  };

import { haversineMiles, miles, unambiguousCoordinates, type Coordinates } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { places, usPlaces } from '../testing/opened.ts';
import { normalise } from './place-words.ts';
import { STATES } from './states.ts';
import { describePlace, type UsPlace } from './us-place.ts';

const located = (address: string): Coordinates | undefined => {
  const answer = usPlaces.geocode(address);
  return answer.kind === 'found' ? answer.place.coordinates : undefined;
};
const descriptionsOf = (address: string): readonly string[] => {
  const answer = usPlaces.geocode(address);
  return answer.kind === 'found'
    ? [answer.place, ...answer.others].map(({ description }) => description)
    : [];
};

const milesFrom = (found: Coordinates | undefined, latitude: number, longitude: number): number =>
  found ? haversineMiles(found, { latitude, longitude }) : Infinity;

describe('the places', () => {
  it('are all places with a known population in GeoNames', () => {
    expect(places.length).toBeGreaterThan(16_000);
  });

  it('are sorted by name, as the index requires', () => {
    const names = places.map(({ name }) => normalise(name));
    expect(names).toEqual([...names].sort());
  });

  it('have unique ids and descriptions', () => {
    const described = places.map(describePlace);
    expect(new Set(described.map(({ placeId }) => placeId)).size).toBe(places.length);
    expect(new Set(described.map(({ description }) => normalise(description))).size).toBe(places.length);
  });

  it('are all found by their description, at their exact position', () => {
    const astray = places.filter((place) => {
      const found = unambiguousCoordinates(usPlaces.geocode(describePlace(place).description));
      return (
        found?.latitude !== place.coordinates.latitude || found.longitude !== place.coordinates.longitude
      );
    });
    expect(astray).toEqual([]);
  });

  it('are all found by every spelling variant of their description', () => {
    const whole = ({ name, county, state }: UsPlace, country: string) =>
      [name, ...(county === null ? [] : [county]), state.name, country].filter(Boolean).join(', ');
    const ways: readonly ((place: UsPlace) => string)[] = [
      (place) => `${describePlace(place).description} `,
      (place) => ` ${describePlace(place).description.replaceAll(' ', '  ')}`,
      (place) => describePlace(place).description.replaceAll(' ', '\u00a0'),
      (place) => describePlace(place).description.replaceAll(', ', ','),
      (place) => describePlace(place).description.replaceAll(',', ''),
      (place) => describePlace(place).description.toUpperCase(),
      (place) => describePlace(place).description.normalize('NFD'),
      (place) => whole(place, 'United States'),
      (place) => whole(place, ''),
      (place) => `${place.name} ${place.county ?? ''} ${place.state.code}`,
    ];
    // Each way is tried with 1,600 places, and each place that needs its county in every way.
    const waysOf = (place: UsPlace, index: number) =>
      place.county === null ? ways.slice(index % ways.length, (index % ways.length) + 1) : ways;
    const astray = places.flatMap((place, index) =>
      waysOf(place, index)
        .map((write) => write(place))
        .filter((text) => descriptionsOf(text)[0] !== describePlace(place).description),
    );
    expect(astray).toEqual([]);
  });

  it('are found by name and county alone if they need their county', () => {
    const countyNeeded = places.filter(({ county }) => county !== null);
    expect(countyNeeded.length).toBeGreaterThan(100);
    const astray = countyNeeded.filter((place) => {
      const text = `${place.name} ${place.county ?? ''}`;
      return !descriptionsOf(text).includes(describePlace(place).description);
    });
    expect(astray).toEqual([]);
  });

  it('are found by name and state too, unless every place of that name needs its county', () => {
    const plain = places.filter(({ county }) => county === null);
    const astray = plain.filter(({ name, state, coordinates }) => {
      const found = located(`${name}, ${state.name}`);
      return found?.latitude !== coordinates.latitude || found.longitude !== coordinates.longitude;
    });
    expect(astray).toEqual([]);
  });

  it('are found by name alone, with all places of that name, the most populous first (D41)', () => {
    const byName = new Map<string, UsPlace[]>();
    for (const place of places)
      byName.set(normalise(place.name), [...(byName.get(normalise(place.name)) ?? []), place]);
    const stateNames = new Set(STATES.map(({ name }) => normalise(name)));
    const asked: string[] = [];
    for (const [name, namesakes] of byName) {
      if (stateNames.has(name)) continue;
      if (usPlaces.geocode(name).kind === 'unknown') {
        asked.push(name);
        continue;
      }
      const [taken] = namesakes;
      const found = descriptionsOf(name);
      expect(new Set(found), name).toEqual(
        new Set(namesakes.map((place) => describePlace(place).description)),
      );
      const isInOneState = namesakes.every(({ state }) => state === taken?.state);
      const most = Math.max(...namesakes.map(({ population }) => population));
      const first = namesakes.find((place) => describePlace(place).description === found[0]);
      expect(
        isInOneState
          ? (first?.county ?? null) === null || namesakes.every(({ county }) => county)
          : first?.population === most,
        name,
      ).toBe(true);
    }
    // A small town that is called like a place of the world (D615).
    expect(asked.length).toBeLessThan(100);
    expect(asked).toContain('amsterdam');
    expect(Math.max(...asked.map((name) => byName.get(name)?.[0]?.population ?? 0))).toBeLessThan(50_000);
  });

  it('lie in the United States', () => {
    const strays = places.filter(
      ({ coordinates: { latitude, longitude } }) => latitude < 18 || latitude > 72 || longitude > -66,
    );
    expect(strays).toEqual([]);
  });

  it.each([
    ['us:nc:apex', 45_585],
    ['us:nc:raleigh', 451_066],
    ['us:il:springfield', 116_565],
    ['us:ny:new-york', 8_175_133],
  ])('have the population of %s, exact to a fifth', (id, population) => {
    const place = places.find((known) => describePlace(known).placeId === id);
    expect((place?.population ?? 0) / population).toBeGreaterThan(0.8);
    expect((place?.population ?? 0) / population).toBeLessThan(1.2);
  });

  it('are described as the product shows them', () => {
    const apex = places.find(({ name, state }) => name === 'Apex' && state.code === 'NC');
    expect(apex && describePlace(apex)).toEqual({
      placeId: 'us:nc:apex',
      description: 'Apex, NC, USA',
      mainText: 'Apex',
      secondaryText: 'NC, USA',
    });
  });
});

describe('well-known towns', () => {
  it.each([
    ['Apex, NC', 35.7327, -78.8503],
    ['Cary, NC', 35.7915, -78.7811],
    ['Raleigh, NC', 35.7796, -78.6382],
    ['Durham, NC', 35.994, -78.8986],
    ['Springfield, IL', 39.7817, -89.6501],
    ['Springfield, MA', 42.1015, -72.5898],
    ['Springfield, MO', 37.209, -93.2923],
    ['Springfield, OR', 44.0462, -123.022],
    ['Springfield, OH', 39.9242, -83.8088],
    ['Portland, OR', 45.5152, -122.6784],
    ['Portland, ME', 43.6591, -70.2568],
    ['Washington, DC', 38.9072, -77.0369],
    ['Honolulu, HI', 21.3069, -157.8583],
    ['Anchorage, AK', 61.2181, -149.9003],
    ['Utqiagvik, AK', 71.2906, -156.7886],
    ['St. Louis, MO', 38.627, -90.1994],
    ['New York, NY', 40.7128, -74.006],
    ['New York City, NY', 40.7128, -74.006],
    ['Los Angeles, CA', 34.0522, -118.2437],
    ['San Francisco, CA', 37.7749, -122.4194],
    ['Chicago, IL', 41.8781, -87.6298],
    ['Houston, TX', 29.7604, -95.3698],
    ['Phoenix, AZ', 33.4484, -112.074],
    ['Philadelphia, PA', 39.9526, -75.1652],
    ['Boston, MA', 42.3601, -71.0589],
    ['Miami, FL', 25.7617, -80.1918],
    ['Key West, FL', 24.5551, -81.78],
    ['Seattle, WA', 47.6062, -122.3321],
    ['Denver, CO', 39.7392, -104.9903],
    ['Kansas City, KS', 39.1141, -94.6275],
    ['Kansas City, MO', 39.0997, -94.5786],
    ['Las Vegas, NV', 36.1716, -115.1391],
    ['Minneapolis, MN', 44.9778, -93.265],
    ['New Orleans, LA', 29.9511, -90.0715],
    ['Salt Lake City, UT', 40.7608, -111.891],
    ['Burlington, VT', 44.4759, -73.2121],
    ['Center, TX', 31.7955, -94.179],
  ])('%s has the position that maps show', (address, latitude, longitude) => {
    expect(milesFrom(located(address), latitude, longitude)).toBeLessThanOrEqual(miles(5));
  });

  it.each(
    [
      'Montgomery AL, Juneau AK, Phoenix AZ, Little Rock AR, Sacramento CA, Denver CO, Hartford CT',
      'Dover DE, Tallahassee FL, Atlanta GA, Honolulu HI, Boise ID, Springfield IL, Indianapolis IN',
      'Des Moines IA, Topeka KS, Frankfort KY, Baton Rouge LA, Augusta ME, Annapolis MD, Boston MA',
      'Lansing MI, St. Paul MN, Jackson MS, Jefferson City MO, Helena MT, Lincoln NE, Carson City NV',
      'Concord NH, Trenton NJ, Santa Fe NM, Albany NY, Raleigh NC, Bismarck ND, Columbus OH',
      'Oklahoma City OK, Salem OR, Harrisburg PA, Providence RI, Columbia SC, Pierre SD, Nashville TN',
      'Austin TX, Salt Lake City UT, Montpelier VT, Richmond VA, Olympia WA, Charleston WV, Madison WI',
      'Cheyenne WY',
    ].flatMap((line) => line.split(', ')),
  )('the capital %s exists', (capital) => {
    expect(located(capital)).toBeDefined();
  });

  it.each(['Delaware', 'Texas', 'Kansas'])('%s alone is a state and not a place', (address) => {
    expect(located(address)).toBeUndefined();
  });

  it.each([
    ['Boston', 'Boston, MA, USA'],
    ['Austin', 'Austin, TX, USA'],
    ['Raleigh', 'Raleigh, NC, USA'],
    ['Brooklyn', 'Brooklyn, NY, USA'],
    ['Springfield', 'Springfield, MO, USA'],
    ['Washington', 'Washington, DC, USA'],
    ['Portland', 'Portland, OR, USA'],
    ['Bronx', 'The Bronx, NY, USA'],
  ])('%s alone is %s (D41)', (name, taken) => {
    expect(descriptionsOf(name)[0]).toBe(taken);
  });

  it.each([
    ['NYC', 'New York, NY, USA'],
    ['N.Y.C.', 'New York, NY, USA'],
    ['LA', 'Los Angeles, CA, USA'],
    ['SF', 'San Francisco, CA, USA'],
    ['DC', 'Washington, DC, USA'],
    ['Philly, PA', 'Philadelphia, PA, USA'],
    ['Vegas', 'Las Vegas, NV, USA'],
    ['San Fran', 'San Francisco, CA, USA'],
    ['Bay Area', 'San Francisco, CA, USA'],
    ['the Bay Area', 'San Francisco, CA, USA'],
    ['el Bronx', 'The Bronx, NY, USA'],
    ['St. Pete', 'St. Petersburg, FL, USA'],
    ['Nueva York', 'New York, NY, USA'],
    ['Cayo Hueso', 'Key West, FL, USA'],
    ['San Agustín', 'Saint Augustine, FL, USA'],
  ])('%s is what people call %s (D614)', (nickname, meant) => {
    expect(descriptionsOf(nickname)).toEqual([meant]);
    if (nickname.length > 2) expect(usPlaces.suggest(nickname)[0]?.description).toBe(meant);
  });

  it('a nickname does not hide a place that is called so, nor one in another state (D614)', () => {
    expect(descriptionsOf('La, NC')).toEqual([]);
    expect(descriptionsOf('the beach')).toEqual([]);
    expect(descriptionsOf('Indianola, MS')[0]).toBe('Indianola, MS, USA');
  });

  it.each([
    ['London', 'London, OH, USA'],
    ['paris', 'Paris, TX, USA'],
  ])('%s is asked back, and found with its state (D615)', (name, meant) => {
    expect(usPlaces.geocode(name)).toMatchObject({ kind: 'unknown', didYouMean: { description: meant } });
    expect(descriptionsOf(meant)).toEqual([meant]);
    expect(descriptionsOf('Athens')[0]).toBe('Athens, GA, USA');
  });

  it.each([
    ['350 5th Ave, New York, NY', 'New York, NY, USA'],
    ['100 Main St Apex NC', 'Apex, NC, USA'],
    ['1600 Pennsylvania Ave NW, Washington, DC, USA', 'Washington, DC, USA'],
    ['12 Lake City Dr, Salt Lake City, Utah', 'Salt Lake City, UT, USA'],
  ])('the street address %s lies in %s (D616)', (address, town) => {
    expect(descriptionsOf(address)[0]).toBe(town);
  });

  it.each(['12 Foo Bar', 'Main St, Atlantis, Apex, NC', '5'])('%s is no street address (D616)', (address) => {
    expect(descriptionsOf(address)).toEqual([]);
  });

  it.each([
    ['raliegh', 'Raleigh, NC, USA'],
    ['Philedelpia', 'Philadelphia, PA, USA'],
    ['San Fransisco, CA', 'San Francisco, CA, USA'],
    ['Cincinatti', 'Cincinnati, OH, USA'],
    ['Albequerque', 'Albuquerque, NM, USA'],
    ['Brookyln', 'Brooklyn, NY, USA'],
    ['Pasaden, CA', 'Pasadena, CA, USA'],
    ['Pasaden, TX', 'Pasadena, TX, USA'],
  ])('for %s the similar place is %s (D41)', (typed, meant) => {
    expect(usPlaces.geocode(typed)).toMatchObject({ kind: 'unknown', didYouMean: { description: meant } });
  });
});

import { expect, test } from 'vitest';
import { adaRobot } from '../../testing/examples.ts';
import { foundAt } from '../../testing/places.ts';
import { stub } from '../../testing/stub.ts';
import { UNKNOWN_PLACE } from '../geo/place.ts';
import { PortError } from '../ports/port-error.ts';
import type { PlacesPort } from '../ports/places.ts';
import type { NearestQuery, PublicRobotsPort } from '../ports/robots.ts';
import { exactly } from '../robots/match-count.ts';
import { miles } from '../units.ts';
import { listNear } from './list-near.ts';

const APEX = { latitude: 35.7, longitude: -78.9 };
const CARY = { latitude: 35.8, longitude: -78.8 };

const shelf = (geocode: PlacesPort['geocode']) => {
  const asked: NearestQuery[] = [];
  const robots = stub<PublicRobotsPort>({
    listNearest: async (query: NearestQuery) => {
      asked.push(query);
      return { found: [{ robot: adaRobot, distance: miles(3) }], next: null, count: exactly(1) };
    },
  });
  return { asked, list: listNear({ robots, places: stub<PlacesPort>({ geocode }) }) };
};

test('reads one page of six around a named place, within 100 miles (D344)', async () => {
  const { asked, list } = shelf(async () => foundAt(APEX));
  const found = await list({ label: 'Apex, NC, USA', coordinates: null });
  expect(found).toEqual({ found: [{ robot: adaRobot, distance: 3 }], source: null });
  expect(asked).toEqual([{ origin: { coordinates: APEX, radius: 100 }, limit: 6 }]);
});

test('does not look up the place of a member, whose position is known', async () => {
  const { asked, list } = shelf(() => Promise.reject(new Error('asked in vain')));
  await list({ label: 'Cary, NC, USA', coordinates: CARY });
  expect(asked[0]?.origin.coordinates).toBe(CARY);
});

test('reads no robots for a name that no place has', async () => {
  const { asked, list } = shelf(async () => UNKNOWN_PLACE);
  expect(await list({ label: 'Nowhereville', coordinates: null })).toBeNull();
  expect(asked).toEqual([]);
});

test('rejects when the place cannot be looked up', async () => {
  const { list } = shelf(() => Promise.reject(new PortError('unavailable')));
  await expect(list({ label: 'Apex', coordinates: null })).rejects.toMatchObject({ kind: 'unavailable' });
});

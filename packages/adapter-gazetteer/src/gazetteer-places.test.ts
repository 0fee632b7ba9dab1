import { UNKNOWN_PLACE } from '@roborrow/domain';
import { describePlacesContract, describeTownsContract } from '@roborrow/port-contracts';
import { describe, expect, it } from 'vitest';
import { createGazetteerPlaces } from './gazetteer-places.ts';
import type { UsPlaces } from './us-places.ts';
import type { ZipCodes } from './zip-codes.ts';

/** It only answers, so all contracts ask the same one: unpacking it takes longer than a contract. */
const gazetteer = createGazetteerPlaces();

describePlacesContract({
  name: 'gazetteer',
  places: () => Promise.resolve(gazetteer),
  known: {
    typed: 'Apex',
    description: 'Apex, NC, USA',
    coordinates: { latitude: 35.73, longitude: -78.85 },
  },
  unknown: 'Nowhere At All, ZZ, USA',
  shared: { name: 'Springfield', taken: 'Springfield, MO, USA' },
  zip: { typed: '27502', before: 'Apex, NC', description: 'Apex, NC 27502, USA' },
  word: { typed: 'La', place: 'La Mesa, CA, USA', longer: 'Laredo, TX, USA' },
  misspelled: { typed: 'Apxe', meant: 'Apex, NC, USA' },
});

const nothing: UsPlaces = {
  suggest: () => [],
  geocode: () => UNKNOWN_PLACE,
  townsNear: () => [],
  nearest: () => null,
  towns: () => [],
};
const noZips: ZipCodes = { all: [], find: () => null };

describe('the gazetteer', () => {
  it('loads its data once, at the first request', async () => {
    let loads = 0;
    const places = createGazetteerPlaces({
      loadPlaces: () => {
        loads++;
        return Promise.resolve(nothing);
      },
      loadZipCodes: () => Promise.reject(new Error('asked for in vain')),
    });
    expect(loads).toBe(0);
    await Promise.all([places.suggest('apex'), places.geocode('Apex, NC'), places.suggest('cary')]);
    expect(loads).toBe(1);
  });

  it('loads the ZIP codes once, at the first request with five digits', async () => {
    let loads = 0;
    const places = createGazetteerPlaces({
      loadPlaces: () => Promise.resolve(nothing),
      loadZipCodes: () => {
        loads++;
        return Promise.resolve(noZips);
      },
    });
    await places.suggest('2750');
    expect(loads).toBe(0);
    await Promise.all([places.suggest('27502'), places.geocode('Apex, NC 27502'), places.geocode('99999')]);
    expect(loads).toBe(1);
  });

  it('finds the town before five digits that are not a ZIP code', async () => {
    expect(await gazetteer.geocode('Apex, NC 99999')).toMatchObject({
      kind: 'found',
      place: { description: 'Apex, NC, USA' },
    });
  });

  it('reports a failed load as no answer, and tries again at the next request', async () => {
    let isOnline = false;
    const places = createGazetteerPlaces({
      loadPlaces: () => (isOnline ? Promise.resolve(nothing) : Promise.reject(new Error('offline'))),
    });
    await expect(places.geocode('Apex, NC')).rejects.toMatchObject({
      name: 'PortError',
      kind: 'unavailable',
    });
    expect(await places.suggest('apex')).toEqual([]);
    isOnline = true;
    expect(await places.geocode('Apex, NC')).toEqual(UNKNOWN_PLACE);
  });
});

describeTownsContract({
  name: 'gazetteer',
  towns: () => Promise.resolve(gazetteer),
  known: { description: 'Apex, NC, USA', position: { latitude: 35.7325, longitude: -78.8491 } },
  nowhere: [
    { latitude: 48.8566, longitude: 2.3522 },
    { latitude: 90, longitude: 0 },
    { latitude: 0, longitude: 0 },
  ],
});

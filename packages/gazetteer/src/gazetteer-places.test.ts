import { UNKNOWN_PLACE } from '@roborrow/domain';
import { describePlacesContract } from '@roborrow/port-contracts';
import { describe, expect, it } from 'vitest';
import { createGazetteerPlaces } from './gazetteer-places.ts';
import type { UsPlaces } from './us-places.ts';

describePlacesContract({
  name: 'gazetteer',
  places: () => Promise.resolve(createGazetteerPlaces()),
  known: {
    typed: 'Apex',
    description: 'Apex, NC, USA',
    coordinates: { latitude: 35.73, longitude: -78.85 },
  },
  unknown: 'Nowhere At All, ZZ, USA',
  shared: { name: 'Springfield', taken: 'Springfield, MO, USA' },
  misspelled: { typed: 'Apxe', meant: 'Apex, NC, USA' },
});

const nothing: UsPlaces = { suggest: () => [], geocode: () => UNKNOWN_PLACE };

describe('the gazetteer', () => {
  it('loads nothing until it is asked, and then once', async () => {
    let loads = 0;
    const places = createGazetteerPlaces(() => {
      loads++;
      return Promise.resolve(nothing);
    });
    expect(loads).toBe(0);
    await Promise.all([places.suggest('apex'), places.geocode('Apex, NC'), places.suggest('cary')]);
    expect(loads).toBe(1);
  });

  it('says that a failed load is no answer, and tries again when asked again', async () => {
    let isOnline = false;
    const places = createGazetteerPlaces(() =>
      isOnline ? Promise.resolve(nothing) : Promise.reject(new Error('offline')),
    );
    await expect(places.geocode('Apex, NC')).rejects.toMatchObject({
      name: 'PortError',
      kind: 'unavailable',
    });
    expect(await places.suggest('apex')).toEqual([]);
    isOnline = true;
    expect(await places.geocode('Apex, NC')).toEqual(UNKNOWN_PLACE);
  });
});

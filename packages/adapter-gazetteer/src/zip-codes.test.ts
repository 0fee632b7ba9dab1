import { haversineMiles, parseZipAddress } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { usPlaces as places } from '../testing/opened.ts';
import { atOnce } from './sliced.ts';
import { openZipCodes } from './zip-codes.ts';
import { suggestedZip } from './zip-place.ts';

const zipCodes = atOnce(openZipCodes());

describe('the ZIP codes', () => {
  it('are as many as GeoNames knows, each five digits and each once', () => {
    expect(zipCodes.all.length).toBeGreaterThan(40_000);
    expect(new Set(zipCodes.all).size).toBe(zipCodes.all.length);
    expect(zipCodes.all.filter((zip) => parseZipAddress(zip)?.zip !== zip)).toEqual([]);
  });

  it('are in the United States, each in a state with a town for its address', () => {
    const sample = zipCodes.all.filter((_, i) => i % 20 === 0);
    const strays = sample.filter((zip) => {
      const place = zipCodes.find(zip, places);
      if (!place) return true;
      const { latitude, longitude } = place.coordinates;
      return latitude < 18 || latitude > 72 || longitude > -66;
    });
    expect(strays).toEqual([]);
  });

  it.each([
    ['27502', 'Apex, NC 27502, USA', 35.7225, -78.9093],
    ['27523', 'Apex, NC 27523, USA', 35.7706, -78.9626],
    ['00501', 'Holtsville, NY 00501, USA', 40.8154, -73.0451],
    ['10001', 'New York, NY 10001, USA', 40.7506, -73.9972],
    ['10027', 'New York, NY 10027, USA', 40.8119, -73.953],
    ['11201', 'Brooklyn, NY 11201, USA', 40.6937, -73.9899],
    ['20500', 'Washington, DC 20500, USA', 38.8946, -77.0355],
    ['90210', 'Beverly Hills, CA 90210, USA', 34.1009, -118.4147],
    ['96701', 'ʻAiea, HI 96701, USA', 21.4, -157.9],
    ['99501', 'Anchorage, AK 99501, USA', 61.2163, -149.8763],
  ])('%s is %s', (zip, description, latitude, longitude) => {
    const place = zipCodes.find(zip, places);
    if (!place) throw new Error(`${zip} is unknown`);
    expect(suggestedZip(place).description).toBe(description);
    expect(haversineMiles(place.coordinates, { latitude, longitude })).toBeLessThan(3);
  });

  it.each(['00000', '99999', '00601', '09001', '1', ''])('%j is not a ZIP code', (zip) => {
    expect(zipCodes.find(zip, places)).toBeNull();
  });
});

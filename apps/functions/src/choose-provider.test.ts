import { foundAt } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { chooseProvider } from './choose-provider.ts';

const KEY = 'AIzaSy-a-key-for-tests-0123456789';
const PHOTON = 'https://photon.example/';

describe('choosing the provider', () => {
  it('chooses the embedded gazetteer without configuration', async () => {
    for (const nothing of [{}, { GOOGLE_MAPS_API_KEY: '', PHOTON_URL: '' }]) {
      expect(await chooseProvider(nothing)?.geocode('Apex, NC')).toEqual(
        foundAt({ latitude: 35.73, longitude: -78.85 }),
      );
    }
  });

  it('chooses Google if its key is set, and does not cache its content', () => {
    expect(chooseProvider({ GOOGLE_MAPS_API_KEY: KEY })?.caching).toBe('no-store');
  });

  it('chooses Photon if its address is set, and may cache its content', () => {
    expect(chooseProvider({ PHOTON_URL: PHOTON })?.caching).toBe('public, max-age=86400');
  });

  it.each([
    { GOOGLE_MAPS_API_KEY: KEY, PHOTON_URL: PHOTON },
    { GOOGLE_MAPS_API_KEY: 'short' },
    { GOOGLE_MAPS_API_KEY: `${KEY} ` },
    { GOOGLE_MAPS_API_KEY: ` ${KEY}` },
    { PHOTON_URL: 'photon.example' },
    { PHOTON_URL: 'file:///etc/passwd' },
    { PHOTON_URL: 'shttp://photon.example/' },
    { PHOTON_URL: 'httpsx://photon.example/' },
  ])('rejects %j instead of using another provider than intended', (environment) => {
    expect(chooseProvider(environment)).toBeNull();
  });
});

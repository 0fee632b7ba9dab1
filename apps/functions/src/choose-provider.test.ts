import { foundAt } from '@roborrow/domain/testing';
import { describe, expect, it } from 'vitest';
import { chooseProvider } from './choose-provider.ts';

const KEY = 'AIzaSy-a-key-for-tests-0123456789';
const PHOTON = 'https://photon.example/';

describe('the provider', () => {
  it('is the embedded gazetteer when nothing is configured', async () => {
    for (const nothing of [{}, { GOOGLE_MAPS_API_KEY: '', PHOTON_URL: '' }]) {
      expect(await chooseProvider(nothing)?.geocode('Apex, NC')).toEqual(
        foundAt({ latitude: 35.73, longitude: -78.85 }),
      );
    }
  });

  it('is Google where its key is set, whose content is not kept', () => {
    expect(chooseProvider({ GOOGLE_MAPS_API_KEY: KEY })?.caching).toBe('no-store');
  });

  it('is Photon where its address is set, whose content may be', () => {
    expect(chooseProvider({ PHOTON_URL: PHOTON })?.caching).toBe('public, max-age=86400');
  });

  it.each([
    { GOOGLE_MAPS_API_KEY: KEY, PHOTON_URL: PHOTON },
    { GOOGLE_MAPS_API_KEY: 'short' },
    { GOOGLE_MAPS_API_KEY: `${KEY} ` },
    { PHOTON_URL: 'photon.example' },
    { PHOTON_URL: 'file:///etc/passwd' },
  ])('is none when %j is configured: nobody is served what was not meant', (environment) => {
    expect(chooseProvider(environment)).toBeNull();
  });
});

import {
  parseZipAddress,
  PortError,
  UNKNOWN_PLACE,
  type PlaceAnswer,
  type PlacesPort,
  type TownsPort,
} from '@roborrow/domain';
import type { UsPlaces } from './us-places.ts';
import { knownZip, suggestedZip, type ZipPlace } from './zip-place.ts';
import type { ZipCodes } from './zip-codes.ts';

/** Loads the data; only tests replace it. */
export interface GazetteerData {
  readonly loadPlaces: () => Promise<UsPlaces>;
  readonly loadZipCodes: () => Promise<ZipCodes>;
}

/** Loads at the first call; a failed load is repeated by the next call. */
const onDemand = <Data>(load: () => Promise<Data>): (() => Promise<Data>) => {
  let loading: Promise<Data> | null = null;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw new PortError('unavailable', { cause });
    }
  };
};

/** Unpacked once, however many clients ask. */
const embedded: GazetteerData = {
  loadPlaces: onDemand(async () => (await import('./us-places.ts')).loadUsPlaces()),
  loadZipCodes: onDemand(async () => (await import('./zip-codes.ts')).loadZipCodes()),
};

/**
 * Real places of the United States, without a key or a network service. The first request loads the places,
 * the first one with five digits loads the ZIP codes, so a browser downloads nothing earlier.
 */
export const createGazetteerPlaces = (data: Partial<GazetteerData> = {}): PlacesPort & TownsPort => {
  const places = onDemand(data.loadPlaces ?? embedded.loadPlaces);
  const zipCodes = onDemand(data.loadZipCodes ?? embedded.loadZipCodes);

  const findZip = async (zip: string): Promise<ZipPlace | null> => {
    const [codes, towns] = await Promise.all([zipCodes(), places()]);
    return codes.find(zip, towns);
  };

  return {
    async suggest(text) {
      try {
        const address = parseZipAddress(text);
        if (!address) return (await places()).suggest(text);
        const place = await findZip(address.zip);
        return place ? [suggestedZip(place)] : [];
      } catch {
        return [];
      }
    },
    async geocode(address): Promise<PlaceAnswer> {
      const zipAddress = parseZipAddress(address);
      if (!zipAddress) return (await places()).geocode(address);
      const place = await findZip(zipAddress.zip);
      if (place) return { kind: 'found', place: knownZip(place), others: [] };
      // If the digits are no ZIP code, the town before them is used.
      return zipAddress.before === '' ? UNKNOWN_PLACE : (await places()).geocode(zipAddress.before);
    },
    nearestTown: async (position) => (await places()).nearest(position),
    list: async () => (await places()).towns(),
  };
};

import { PortError, type PlacesPort } from '@roborrow/domain';
import type { UsPlaces } from './us-places.ts';

const loadUsPlaces = async (): Promise<UsPlaces> => (await import('./us-places.ts')).openUsPlaces();

/**
 * Real places of the United States, with no key and no network. The data is loaded by the first question, so
 * a browser downloads nothing until somebody types a place; a load that failed is tried again by the next
 * question.
 * @param load how the data is had; given by tests alone
 */
export const createGazetteerPlaces = (load: () => Promise<UsPlaces> = loadUsPlaces): PlacesPort => {
  let loading: Promise<UsPlaces> | null = null;
  const usPlaces = async (): Promise<UsPlaces> => {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw new PortError('unavailable', { cause });
    }
  };

  return {
    async suggest(text) {
      try {
        return (await usPlaces()).suggest(text);
      } catch {
        return [];
      }
    },
    async geocode(address) {
      return (await usPlaces()).geocode(address);
    },
  };
};

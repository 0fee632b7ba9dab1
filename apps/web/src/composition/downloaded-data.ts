import {
  parseTimeZone,
  type PlacesPort,
  PortError,
  type TimeZonesPort,
  type TownsPort,
  type Vocabulary,
  type VocabularyPort,
} from '@roborrow/domain';
import { nextTask } from '../shared/next-task.ts';

type Gazetteer = PlacesPort & TownsPort;

let gazetteer: Promise<Gazetteer> | null = null;

/** The page's one gazetteer, which unpacks its data once. A failed download is repeated by the next call. */
export function openGazetteer(): Promise<Gazetteer> {
  gazetteer ??= import('@roborrow/adapter-gazetteer').then(
    ({ createGazetteerPlaces }) => createGazetteerPlaces(),
    (cause: unknown) => {
      gazetteer = null;
      throw new PortError('unavailable', { cause });
    },
  );
  return gazetteer;
}

/**
 * The gazetteer's towns, whatever service a build asks about places (VITE_PLACES): a position is looked up on
 * this device and sent to no service (D340). Nothing is downloaded before the first question.
 */
export const embeddedTowns: TownsPort = {
  nearestTown: async (position) => (await openGazetteer()).nearestTown(position),
  list: async () => (await openGazetteer()).list(),
};

/** Where a robot is, is looked up on this device, too, once somebody asks for its days (D753). */
export const downloadedTimeZones: TimeZonesPort = {
  zoneAt: async ({ latitude, longitude }) => {
    try {
      const { default: zoneAt } = await import('@photostructure/tz-lookup');
      return parseTimeZone(zoneAt(latitude, longitude));
    } catch {
      return null; // without a network, or no place on earth: days are the reader's then
    }
  },
};

/** Its stems are a long task on a phone (0.1 s), so each step is a task of its own. */
async function inTasks<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTask();
  }
}

let vocabulary: Promise<Vocabulary> | null = null;

/**
 * The page's one vocabulary, which is downloaded with the first search and not before. A failed download is repeated by the next call.
 */
export const downloadedVocabulary: VocabularyPort = {
  load: () => {
    vocabulary ??= import('@roborrow/vocabulary').then(
      ({ vocabularyInSteps }) => inTasks(vocabularyInSteps()),
      (cause: unknown) => {
        vocabulary = null;
        throw new PortError('unavailable', { cause });
      },
    );
    return vocabulary;
  },
};

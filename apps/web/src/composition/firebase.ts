import {
  type Attest,
  createFirebaseBackend,
  createUnconfiguredBackend,
  emulatedGoogle,
  isComplete,
  loadAppCheck,
  missingKeys,
} from '@roborrow/adapter-firebase';
import type { Ports } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import { consent } from '../shared/consent.ts';
import { developer, variables } from '../shared/developer.text.ts';
import { bindPorts, PARTS, SERVICES } from './container.ts';
import { language } from '../shared/language.ts';
import { tabGoogle, tabStorage } from './tab-storage.ts';

/**
 * The production backend. Without a complete configuration the app runs, and every port rejects with
 * `not-configured` (D33).
 */
export async function openFirebase(firebase: FirebaseSettings): Promise<ContainerModule> {
  void deleteMemberCaches();
  const isConfigured = isComplete(firebase.configuration);
  const attest = isConfigured ? await openAppCheck(firebase) : null;
  return new ContainerModule(({ bind }) => {
    bind(PARTS.backend).toDynamicValue((context) => {
      const device = {
        clock: context.get(SERVICES.clock),
        ids: context.get(SERVICES.ids),
        places: context.get(PARTS.knownPlaces),
        vocabulary: context.get(PARTS.vocabulary),
      };
      return isConfigured ? connect(firebase, device, attest) : doWithout(firebase, device);
    });
    bindPorts(bind);
    bind(SERVICES.demo).toConstantValue(null);
  });
}

/** What carries out what an operator does. */
const OPERATOR = '/.netlify/functions/operator';

/** What counts searches that found nothing. */
const UNFOUND = '/.netlify/functions/unfound';

/** Where the app tells of messages. */
const NOTICES = '/.netlify/functions/notices';

type Device = Pick<Ports, 'clock' | 'ids' | 'places' | 'vocabulary'>;

function connect(firebase: FirebaseSettings, device: Device, attest: Attest | null): Ports {
  const { configuration, measurementId, emailNotices, pushKey, emulators } = firebase;
  return createFirebaseBackend({
    ...device,
    configuration,
    measurementId,
    consent,
    language,
    operator: { url: OPERATOR },
    unfound: { url: UNFOUND },
    ...(attest && { attest }),
    ...((emailNotices || pushKey !== null) && {
      notices: { url: NOTICES, hasEmail: emailNotices, pushKey },
    }),
    // Google's window cannot sign in to the emulator.
    ...(emulators && { emulators, google: emulatedGoogle(tabGoogle(tabStorage('roborrow.google'))) }),
    onSkipped: (document) => console.warn('Skipped a stored document that could not be read', document),
    log: console.info,
  }).ports;
}

/**
 * The emulators need no App Check. If it cannot be loaded, the app runs anyway; a project that enforces it
 * then refuses every request.
 */
async function openAppCheck({ appCheckKey, emulators }: FirebaseSettings): Promise<Attest | null> {
  if (appCheckKey === '' || emulators) return null;
  try {
    return await loadAppCheck(appCheckKey);
  } catch (error) {
    console.warn(developer.noAppCheck, error);
    return null;
  }
}

function doWithout({ configuration }: FirebaseSettings, device: Device): Ports {
  const missing = missingKeys(configuration).map((key) => variables[key]);
  console.error(developer.missingConfiguration, missing, developer.missingConfigurationHint);
  return createUnconfiguredBackend({ ...device, configuration });
}

/**
 * The names of the databases in which earlier versions stored the data that signed-in users had read: the
 * name of the adapter's client and the user's id. Visitors' databases have "visitors" instead of an id; they
 * are kept.
 */
const MEMBER_CACHE = /^firestore\/roborrow-\d+-(?!visitors\/)/;

/** Deletes those databases. If one cannot be deleted now, the next start tries again. */
async function deleteMemberCaches(): Promise<void> {
  // Not every browser supports databases, can list them, or allows access.
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const databases = await indexedDB.databases().catch(() => []);
  for (const { name = '' } of databases) if (MEMBER_CACHE.test(name)) indexedDB.deleteDatabase(name);
}

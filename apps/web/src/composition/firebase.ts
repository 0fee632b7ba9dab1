import {
  createFirebaseBackend,
  createUnconfiguredBackend,
  isComplete,
  loadAppCheck,
  emulatedGoogle,
  missingKeys,
  type Attest,
} from '@roborrow/adapter-firebase';
import type { Ports } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import { developer, variables } from '../shared/developer.text.ts';
import { bindPorts } from './create-services.ts';
import { deleteMemberCaches } from './delete-member-caches.ts';
import { tabGoogle } from './tab-google.ts';
import { tabStorage } from './tab-storage.ts';
import { PARTS, SERVICES } from './tokens.ts';

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

/** Where the app tells of messages. */
const NOTICES = '/.netlify/functions/notices';

type Device = Pick<Ports, 'clock' | 'ids' | 'places' | 'vocabulary'>;

function connect(firebase: FirebaseSettings, device: Device, attest: Attest | null): Ports {
  const { configuration, measurementId, emailNotices, pushKey, emulators } = firebase;
  return createFirebaseBackend({
    ...device,
    configuration,
    measurementId,
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

import {
  createFirebaseBackend,
  createUnconfiguredBackend,
  isComplete,
  loadAppCheck,
  madeUpGoogle,
  missingKeys,
  type Attest,
} from '@roborrow/adapter-firebase';
import type { Ports } from '@roborrow/domain';
import { ContainerModule } from 'inversify';
import type { FirebaseSettings } from '../../firebase-settings.ts';
import type { Settings } from '../../settings.ts';
import { developer } from '../text/developer.ts';
import { diagnostic } from '../text/screens/diagnostic.ts';
import { bindPorts } from './bind-ports.ts';
import { deleteMemberCaches } from './delete-member-caches.ts';
import { deviceClock, deviceIds } from './device.ts';
import { openPlaces } from './places.ts';
import { tabGoogle } from './tab-google.ts';
import { tabStorage } from './tab-storage.ts';
import { TOKENS } from './tokens.ts';

/** The production backend. Without a complete configuration the app runs, and every port says so (D33). */
export async function firebaseModule(
  firebase: FirebaseSettings,
  knowsPlaces: Settings['places'],
): Promise<ContainerModule> {
  void deleteMemberCaches();
  const device = { clock: deviceClock, ids: deviceIds, places: await openPlaces(knowsPlaces) };
  const ports = isComplete(firebase.configuration)
    ? await connect(firebase, device)
    : doWithout(firebase, device);
  return new ContainerModule(({ bind }) => {
    bindPorts(bind, ports);
    bind(TOKENS.demo).toConstantValue(null);
  });
}

type Device = Pick<Ports, 'clock' | 'ids' | 'places'>;

async function connect(firebase: FirebaseSettings, device: Device): Promise<Ports> {
  const { configuration, measurementId, emulators } = firebase;
  const attest = await openAppCheck(firebase);
  return createFirebaseBackend({
    ...device,
    configuration,
    measurementId,
    ...(attest && { attest }),
    // Google's window knows no emulator.
    ...(emulators && { emulators, google: madeUpGoogle(tabGoogle(tabStorage('roborrow.google'))) }),
    onSkipped: (document) => console.warn('Skipped a stored document that could not be read', document),
    log: console.info,
  }).ports;
}

/** Emulators ask for no App Check. Without it the app runs, and where it is enforced every request is refused. */
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
  const missing = missingKeys(configuration).map(diagnostic.variable);
  console.error(developer.missingConfiguration, missing, developer.missingConfigurationHint);
  return createUnconfiguredBackend({ ...device, configuration });
}

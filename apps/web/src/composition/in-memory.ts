import { createInMemoryBackend, DEMO_PASSWORD, demoPeople, demoSeed } from '@roborrow/adapter-in-memory';
import { openBrowserStore } from '@roborrow/adapter-in-memory/browser';
import { ContainerModule } from 'inversify';
import type { Settings } from '../../settings.ts';
import type { Demo } from '../services.tsx';
import { createAccountChooser } from './account-chooser.ts';
import { bindPorts } from './bind-ports.ts';
import { deviceClock, deviceIds } from './device.ts';
import { openPlaces } from './places.ts';
import { tabFaults } from './tab-faults.ts';
import { tabStorage } from './tab-storage.ts';
import { TOKENS } from './tokens.ts';

/** index.html reads it: the robots within the page are those of the untouched demo. */
function markDemoAsTouched(): void {
  try {
    localStorage.setItem('roborrow.demo', 'kept here');
  } catch {
    // Where the browser forbids this storage, Home shows the untouched demo's robots for a moment.
  }
}

/** The embedded backend with its demo data, kept in this browser and shared by its tabs (D34). */
export async function inMemoryModule(knowsPlaces: Settings['places']): Promise<ContainerModule> {
  const opening = openPlaces(knowsPlaces);
  const store = await openBrowserStore({
    name: 'roborrow-demo',
    seed: demoSeed(deviceClock.now()),
    onSkipped: (document) => console.warn('Skipped a stored document that could not be read', document),
  });
  if (store.persistence === 'indexeddb') markDemoAsTouched();
  const chooser = createAccountChooser(
    ({ email }) => demoPeople.find((person) => person.email === email)?.avatar ?? '',
  );
  const ports = createInMemoryBackend({
    store,
    clock: deviceClock,
    ids: deviceIds,
    places: await opening,
    session: tabStorage('roborrow.session'),
    faults: tabFaults(tabStorage('roborrow.faults')),
    chooseGoogleAccount: chooser.choose,
    log: console.info,
  });
  const demo: Demo = {
    password: DEMO_PASSWORD,
    people: demoPeople.filter(({ signsInWith }) => signsInWith === 'password'),
    persistence: store.persistence,
    reset: () => store.reset(),
    onAccountRequest: chooser.onRequest,
  };
  return new ContainerModule(({ bind }) => {
    bindPorts(bind, ports);
    bind(TOKENS.demo).toConstantValue(demo);
  });
}

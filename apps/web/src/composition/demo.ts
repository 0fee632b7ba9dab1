import {
  DEMO_PASSWORD,
  demoPeople,
  demoSeed,
  loadDemoCopies,
  loadDemoReviews,
} from '@roborrow/adapter-in-memory';
import { openBrowserStore, type SkippedDocument } from '@roborrow/adapter-in-memory/browser';
import { ContainerModule } from 'inversify';
import { createAccountChooser } from './account-chooser.ts';
import { markChangedDemo } from './demo-mark.ts';
import { deviceClock } from './device.ts';
import { inMemoryModule } from './in-memory.ts';
import { tabFaults, tabStorage } from './tab-storage.ts';
import { IN_MEMORY, SERVICES } from './container.ts';

/** The embedded backend with its demo data, kept in this browser and shared by its tabs, and the demo's tools (D34). */
export async function openDemo(): Promise<readonly ContainerModule[]> {
  const seed = demoSeed(deviceClock.now());
  const onSkipped = (document: SkippedDocument) =>
    console.warn('Skipped a stored document that could not be read', document);
  const store = await openBrowserStore({ name: 'roborrow-demo', seed, onSkipped });
  if (store.persistence === 'indexeddb') markChangedDemo(store, seed);
  const chooser = createAccountChooser(
    ({ email }) => demoPeople.find((person) => person.email === email)?.avatar ?? '',
  );
  const tools = new ContainerModule(({ rebind }) => {
    rebind(IN_MEMORY.session).toConstantValue(tabStorage('roborrow.session'));
    rebind(IN_MEMORY.faults).toConstantValue(tabFaults(tabStorage('roborrow.faults')));
    rebind(IN_MEMORY.chooseGoogleAccount).toConstantValue(chooser.choose);
    rebind(IN_MEMORY.log).toConstantValue(console.info);
    rebind(IN_MEMORY.laterReviews).toConstantValue(() => loadDemoReviews(deviceClock.now()));
    rebind(SERVICES.demo).toConstantValue({
      password: DEMO_PASSWORD,
      people: demoPeople.filter(({ signsInWith }) => signsInWith === 'password'),
      persistence: store.persistence === 'memory' ? 'memory' : 'indexeddb',
      reset: () => store.reset(),
      save: async () => (await loadDemoCopies()).saveDemo(store, deviceClock.now()),
      load: async (copy) => (await loadDemoCopies()).loadDemo(store, copy, onSkipped),
      onAccountRequest: chooser.onRequest,
    });
  });
  return [inMemoryModule(store), tools];
}

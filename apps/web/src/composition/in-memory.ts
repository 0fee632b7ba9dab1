import { createInMemoryBackend, type SessionStorage, type Store } from '@roborrow/adapter-in-memory';
import { ContainerModule } from 'inversify';
import { bindPorts, IN_MEMORY, PARTS, SERVICES } from './container.ts';

/**
 * The embedded backend on a store, without faults. Faults, delays, the session's storage and the account
 * chooser are bindings that the demo or a test can rebind.
 */
export const inMemoryModule = (store: Store): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(IN_MEMORY.store).toConstantValue(store);
    bind(IN_MEMORY.session).toConstantValue(untilReload());
    bind(IN_MEMORY.faults).toConstantValue({ take: () => null });
    bind(IN_MEMORY.latency).toConstantValue(async () => undefined);
    bind(IN_MEMORY.chooseGoogleAccount).toConstantValue(async ([first]) => first ?? null);
    bind(IN_MEMORY.log).toConstantValue(() => undefined);
    bind(IN_MEMORY.laterReviews).toConstantValue(async () => []);
    bind(PARTS.backend).toDynamicValue((context) =>
      createInMemoryBackend({
        store: context.get(IN_MEMORY.store),
        clock: context.get(SERVICES.clock),
        ids: context.get(SERVICES.ids),
        places: context.get(PARTS.knownPlaces),
        vocabulary: context.get(PARTS.vocabulary),
        session: context.get(IN_MEMORY.session),
        faults: context.get(IN_MEMORY.faults),
        latency: context.get(IN_MEMORY.latency),
        chooseGoogleAccount: context.get(IN_MEMORY.chooseGoogleAccount),
        log: context.get(IN_MEMORY.log),
        laterReviews: context.get(IN_MEMORY.laterReviews),
      }),
    );
    bindPorts(bind);
    bind(SERVICES.demo).toConstantValue(null);
  });

/** A session that ends with the page. */
function untilReload(): SessionStorage {
  let stored: string | null = null;
  return { get: () => stored, set: (value) => void (stored = value) };
}

import type { Ports, PublicPorts } from '@roborrow/domain';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ContractHarness, World } from './harness.ts';
import { joinWorld, type Person } from './people.ts';

/** A new world for every test of the surrounding suite. */
export interface CurrentWorld {
  readonly current: World;
  /** A new user with a profile, on a client of their own. What creates a profile is tested with `signUp`. */
  person(firstName: string): Promise<Person>;
  /** A client without a signed-in user. */
  stranger(): Promise<Ports>;
  /** A signed-out reader for the contracts of public reads. */
  reader(): Promise<PublicPorts>;
}

export const useWorld = (harness: ContractHarness): CurrentWorld =>
  useOneWorld(harness, beforeEach, afterEach);

/** One world for all tests of the surrounding suite, which then see what the ones before left. */
export const useSharedWorld = (harness: ContractHarness): CurrentWorld =>
  useOneWorld(harness, beforeAll, afterAll);

type When = (work: () => Promise<void>) => void;

const useOneWorld = (harness: ContractHarness, before: When, after: When): CurrentWorld => {
  let world: World | null = null;

  const current = (): World => {
    if (!world) throw new Error('A world exists only within a test');
    return world;
  };

  before(async () => {
    world = await harness.fresh();
  });
  after(async () => {
    await current().dispose();
    world = null;
  });

  return {
    get current() {
      return current();
    },
    person: (firstName) => joinWorld(current(), { firstName }),
    stranger: () => current().client(),
    reader: () => current().reader(),
  };
};

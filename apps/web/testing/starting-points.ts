import { epochMs } from '@roborrow/domain';
import { ADA, BOB, createWorld, PASSWORD, person, robot, type World } from './world.ts';

export const visitor = async (): Promise<World> => {
  const world = await createWorld();
  await world.services.auth.signOut();
  return world;
};
export const googleVisitor = async (): Promise<World> => {
  const account = {
    id: ADA,
    email: 'ada@example.org',
    password: null,
    displayName: 'Ada',
    provider: 'google',
  } as const;
  const world = await createWorld([], { accounts: [{ ...account, password: PASSWORD }] });
  await world.services.auth.signOut();
  return world;
};
/** The state after an interrupted deletion: only the account is left. */
export const halfDeleted = () =>
  createWorld([], {
    users: [person(BOB, 'Bob', 'Bolt')],
    contacts: [],
    deletions: [{ id: ADA, at: epochMs(Date.now()) }],
  });
export const nameless = () =>
  createWorld([], { users: [{ ...person(ADA, 'Ada', 'Lovelace'), username: null }] });
export const withListing = () => createWorld([robot(1)]);

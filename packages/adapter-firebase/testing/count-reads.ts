import { createEmulatorClient, ids } from './emulator-client.ts';

/** Clients of one project of their own, whose reads are counted together. */
export const createReadCounter = (name: string) => {
  const projectId = `demo-${name}-reads-${Date.now()}`;
  let reads = 0;
  return {
    projectId,
    open: () => createEmulatorClient(projectId, { onRead: (documents) => (reads += documents) }),
    /** How many documents the adapter read for it, beside those that the rules read. */
    costOf: async (work: Promise<unknown>): Promise<number> => {
      reads = 0;
      await work;
      return reads;
    },
  };
};

/** Registers a user with a profile, and signs in. */
export const signUp = async ({ ports }: ReturnType<typeof createEmulatorClient>) => {
  const { uid, email } = await ports.auth.register(`reader-${ids.next()}@example.com`, 'correct horse');
  const names = { firstName: 'Ada', lastName: 'Park', displayName: 'Ada Park' };
  await ports.users.createProfile({ id: uid, username: null, email, ...names });
  return uid;
};

import { imageId, pictureForms, type Ports, type PublicPorts, type UserId } from '@roborrow/domain';
import { runs, tinyVocabulary, tinyWords } from '@roborrow/domain/testing';
import type { ContractHarness, GoogleAccount, World } from '@roborrow/port-contracts';
import { emulatedGoogle, type FirebaseBackend } from '../src/index.ts';
import { createPublicBackend } from '../src/public.ts';
import { createEmulatorClient, ids, onEmulators } from './emulator-client.ts';
import { openStored } from './open-stored.ts';
import {
  ageSignIn,
  clearDatabase,
  countImages,
  giveRole,
  Moment,
  openMailLink,
  plantDocuments,
} from './emulators.ts';
import {
  messageDocument,
  newProfileDocuments,
  reviewDocument,
  robotDocument,
  searchSettings,
} from './planted.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A property run needs about a hundred requests here, and the emulator chooses the order of parallel calls
 * itself.
 */
const SLOWNESS = 40;

/** The project that `pnpm emulators` starts them with, which has all accounts. */
const EMULATED_PROJECT = 'demo-roborrow';

/** One project per worker: each new project costs the emulator a tenth of a second. */
const projectId = `demo-${ids.next().slice(0, 20)}`;

/**
 * The Storage rules look for deletion marks, for photos that are about to be uploaded, and for messages with them in the Storage
 * emulator's own project, even when the client keeps its documents in another one. So they are written there too.
 */
const markingForStorage = ({ users, messages, images, ...ports }: Ports): Ports => ({
  ...ports,
  images: {
    ...images,
    uploadConditionPhoto: async (user, message, image, options = {}) => {
      const id = options.id ?? imageId(ids.next());
      await announceForStorage(user, `rentals/${message}/${id}.jpg`);
      return images.uploadConditionPhoto(user, message, image, { ...options, id });
    },
  },
  users: {
    ...users,
    beginDeletion: async (id) => {
      await users.beginDeletion(id);
      await plantDocuments(EMULATED_PROJECT, [
        { path: `deletions/${id}`, fields: { at: new Moment(Date.now()) } },
      ]);
    },
  },
  messages: {
    ...messages,
    send: async (outgoing) => {
      const sent = await messages.send(outgoing);
      if (sent.dates?.kind === 'photos') await plantDocuments(EMULATED_PROJECT, [messageDocument(sent)]);
      return sent;
    },
  },
});

const announced = new Map<UserId, readonly string[]>();
let planting: Promise<unknown> = Promise.resolve();

const announceForStorage = (user: UserId, name: string): Promise<unknown> => {
  const names = [...(announced.get(user) ?? []), name];
  announced.set(user, names);
  planting = planting.then(() =>
    plantDocuments(EMULATED_PROJECT, [{ path: `users/${user}/private/uploads`, fields: { names } }]),
  );
  return planting;
};

/** Reads the same project through the REST interface, without an account. */
const createRestReader = (): PublicPorts =>
  createPublicBackend({
    projectId,
    ...onEmulators(),
    vocabulary: tinyWords,
    onSkipped: ({ path, reason }) => {
      throw new Error(`${path} could not be read: ${reason}`);
    },
  });

/**
 * The backends for the contracts of public reads: a signed-out client of the whole adapter, or the read-only
 * adapter.
 */
type ReadBy = 'SDK' | 'REST';

/** The functions that a backend's contracts need. */
interface Functions {
  readonly operator: (request: Request) => Promise<Response>;
  readonly unfound: (request: Request) => Promise<Response>;
}

/** A Firebase project on the emulators, emptied for every world; accounts stay, and each test uses new ones. */
export const createFirebaseHarness = (
  readBy: ReadBy = 'SDK',
  functionsOf?: (projectId: string) => Functions,
): ContractHarness => ({
  name: readBy === 'SDK' ? 'on Firebase' : 'on Firebase by REST',
  runs: (full) => Math.ceil(runs(full) / SLOWNESS),
  fresh: async (): Promise<World> => {
    await clearDatabase(projectId);
    await plantDocuments(projectId, [searchSettings(tinyVocabulary)]);
    const clients = new Map<Ports, FirebaseBackend>();
    const choices = new Map<Ports, GoogleAccount | null>();

    const client = async (): Promise<Ports> => {
      // Each client is somewhere else.
      const address = ids.next();
      const backend: FirebaseBackend = createEmulatorClient(projectId, {
        vocabulary: tinyWords,
        ...(functionsOf && {
          operator: {
            url: 'http://localhost/operator',
            fetch: (url, request) => functionsOf(projectId).operator(new Request(url, request)),
          },
          unfound: {
            url: 'http://localhost/unfound',
            fetch: (url, request) => {
              const headers = { ...request.headers, 'X-Nf-Client-Connection-Ip': address };
              return functionsOf(projectId).unfound(new Request(url, { ...request, headers }));
            },
          },
        }),
        google: emulatedGoogle(async () => choices.get(ports) ?? null),
      });
      const ports = markingForStorage(backend.ports);
      clients.set(ports, backend);
      return ports;
    };

    return {
      client,
      reader: async () => (readBy === 'SDK' ? client() : createRestReader()),
      // The emulator's clock counts milliseconds.
      tick: () => sleep(3),
      tickSecond: () => sleep(1050),
      settle: () => sleep(150),
      advance: async (span) => {
        for (const { auth } of clients.values()) {
          const account = auth.currentUser;
          if (!account) continue;
          const { claims } = await account.getIdTokenResult();
          await ageSignIn(account.uid, Number(claims.auth_time) * 1000 - span);
          await account.getIdToken(true);
        }
      },
      plant: async ({
        robots = [],
        messages = [],
        blocks = [],
        suspended = [],
        reportCounts = [],
        reviews = [],
        sentToday = [],
        limits,
        problemCount,
      }) => {
        const marks = suspended.map((id) => ({ path: `deletions/${id}`, fields: { suspended: true } }));
        await plantDocuments(projectId, [
          ...robots.map((robot) => robotDocument(robot, tinyVocabulary)),
          ...messages.map(messageDocument),
          ...reviews.map(reviewDocument),
          ...marks,
          ...(problemCount
            ? [
                {
                  path: 'problemCounts/today',
                  fields: {
                    count: problemCount.count,
                    since: new Moment(Date.now() - problemCount.age),
                    last: '',
                  },
                },
              ]
            : []),
          ...(limits ? [{ path: 'settings/limits', fields: { ...limits } }] : []),
          ...sentToday.map(({ id, entries, age }) => ({
            path: `users/${id}/private/outbox`,
            fields: { message: 'earlier', entry: 'm', entries, since: new Moment(Date.now() - age) },
          })),
          ...reportCounts.map(({ id, count, age }) => ({
            path: `users/${id}/private/reporting`,
            fields: { count, since: new Moment(Date.now() - age), last: '' },
          })),
          ...blocks.map(({ id, people }) => ({ path: `users/${id}/private/blocks`, fields: { people } })),
        ]);
        // Storage's rules look in the emulated project's database, whatever the test's project is.
        if (marks.length > 0) await plantDocuments(EMULATED_PROJECT, marks);
      },
      plantProfile: (profile) => plantDocuments(projectId, newProfileDocuments(profile)),
      openReviews: (opened) => openStored(projectId, opened),
      download: async (address, width) => {
        const { url: whole, smaller } = pictureForms(address);
        const url = width === undefined ? whole : smaller.find((one) => one.width === width)?.url;
        if (url === undefined) return null;
        const response = await fetch(url);
        const bytes = new Uint8Array(await response.arrayBuffer());
        return response.ok ? bytes : null;
      },
      countImages,
      chooseGoogle: async (ports, account) => {
        choices.set(ports, account);
      },
      openMailLink: (email) => openMailLink(EMULATED_PROJECT, email),
      makeOperator: async (ports) => {
        const account = clients.get(ports)?.auth.currentUser;
        if (!account) throw new Error('Only a signed-in user can be an operator');
        await giveRole(account.uid);
        await account.getIdToken(true);
      },
      dispose: async () => {
        await Promise.all([...clients.values()].map((backend) => backend.close()));
      },
    };
  },
});

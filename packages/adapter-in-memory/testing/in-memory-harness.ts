import {
  epochMs,
  pictureForms,
  UNKNOWN_PLACE,
  type AuthUser,
  type IdsPort,
  type PlacesPort,
  type Ports,
} from '@roborrow/domain';
import { runs, tinyWords } from '@roborrow/domain/testing';
import type { ContractHarness, GoogleAccount, World, WorldOptions } from '@roborrow/port-contracts';
import { createInMemoryBackend } from '../src/backend.ts';
import { imagePath, pathOwner } from '../src/rules/image-rules.ts';
import type { Passwords } from '../src/passwords.ts';
import type { Store } from '../src/store/store.ts';

/** The stores of one world: each client gets one, as each tab of a browser has its own view. */
export interface Stores {
  forClient(): Promise<Store>;
  close(): Promise<void>;
}

/** How the contracts open a store of the embedded backend. */
export interface HarnessOptions {
  readonly name: string;
  readonly openStores: (options: WorldOptions) => Promise<Stores>;
  /** The numbers of property runs are divided by this if a store is slow. */
  readonly slowness?: number;
  readonly settle: () => Promise<void>;
  readonly passwords?: Passwords;
}

export const noPlaces: PlacesPort = { suggest: async () => [], geocode: async () => UNKNOWN_PLACE };

/** The embedded backend for the contracts, with a clock that only moves when a test moves it. */
export const createHarness = ({
  name,
  openStores,
  slowness = 1,
  settle,
  passwords,
}: HarnessOptions): ContractHarness => ({
  name,
  runs: (full) => Math.ceil(runs(full) / slowness),
  fresh: async (options = {}): Promise<World> => {
    const stores = await openStores(options);
    const own = await stores.forClient();
    const ids = createIds();
    const choices = new Map<Ports, GoogleAccount | null>();
    let now = 1_760_000_000_000;

    const client = async (): Promise<Ports> => {
      const ports = createInMemoryBackend({
        store: await stores.forClient(),
        clock: { now: () => epochMs(now) },
        ids,
        places: noPlaces,
        vocabulary: tinyWords,
        ...(passwords && { passwords }),
        chooseGoogleAccount: async () => choices.get(ports) ?? null,
      });
      return ports;
    };

    return {
      client,
      reader: client,
      settle,
      tick: async () => {
        now += 1000;
      },
      tickSecond: async () => {
        now += 1000;
      },
      advance: async (span) => {
        now += span;
      },
      plant: ({
        robots = [],
        messages = [],
        blocks = [],
        suspended = [],
        reportCounts = [],
        reviews = [],
        sentToday = [],
        limits,
        problemCount,
      }) =>
        own.transact(({ put }) => {
          if (problemCount)
            put('problemCounts', {
              id: 'today',
              count: problemCount.count,
              since: epochMs(now - problemCount.age),
            });
          if (limits) put('limits', { ...limits, id: 'limits' });
          for (const { id, entries, age } of sentToday)
            put('sent', { id, entries: [...entries], since: epochMs(now - age) });
          for (const robot of robots) put('robots', robot);
          for (const message of messages) put('messages', message);
          for (const review of reviews) put('reviews', { ...review, remark: '', openedAt: review.createdAt });
          for (const list of blocks) put('blocks', list);
          for (const { id, count, age } of reportCounts)
            put('reportCounts', { id, count, since: epochMs(now - age) });
          for (const id of suspended) put('suspensions', { id });
        }),
      download: async (address, width) => {
        const path = imagePath(address);
        const { url: whole, smaller } = pictureForms(address);
        const url = width === undefined ? whole : smaller.find((one) => one.width === width)?.url;
        return path && url && (await own.read()).get('images', path) ? bytesOf(url) : null;
      },
      countImages: async (user) =>
        [...(await own.read()).all('images')].filter(({ id }) => pathOwner(id) === user).length,
      chooseGoogle: async (ports, account) => {
        choices.set(ports, account);
      },
      makeOperator: async (ports) => {
        const { uid } = await new Promise<AuthUser>((resolve) => {
          ports.auth.observe((user) => user && resolve(user));
        });
        await own.transact(({ put }) => put('operators', { id: uid }));
      },
      dispose: () => stores.close(),
    };
  },
});

const bytesOf = (url: string): Uint8Array => {
  const binary = atob(url.replace(/^[^,]*,|#.*$/g, ''));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

/** Ids without a sort order, but the same ones in every run. */
export const createIds = (): IdsPort => {
  let count = 0;
  return {
    next: () => {
      count += 1;
      const scattered = ((count * 2_654_435_761) % 2 ** 32).toString(36).padStart(7, '0');
      return `${scattered}${String(count).padStart(13, '0')}`;
    },
  };
};

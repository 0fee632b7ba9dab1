import {
  byNewest,
  INDEXED_FIELDS,
  PortError,
  type ClockPort,
  type RobotsPort,
  type VocabularyPort,
} from '@roborrow/domain';
import { query, runTransaction, where } from 'firebase/firestore';
import { listingCountOf, robotOf, robotsIn } from '../documents.ts';
import { createForEach } from '../for-each.ts';
import type { ImageUrls } from '../image-urls.ts';
import { encodeNewRobot, encodeRobotChanges, encodeTokens } from '../mappers/encode-robot.ts';
import { createDecodeRobot } from '../mappers/robot.ts';
import { isDenied } from '../port-errors.ts';
import type { Operations } from '../operations.ts';
import type { Reader } from '../read.ts';
import { createPublicRobots } from '../reading/public-robots.ts';
import { createSdkAsk } from '../reading/sdk-store.ts';
import type { Session } from '../session.ts';
import { writeOnce, type ReadStored } from '../write-once.ts';
import { countingToday, countLatest, explainListingLimit, type DayOver } from './count-today.ts';
import { requireDeletion } from './leaving.ts';

export interface RobotsDependencies {
  readonly operations: Operations;
  readonly session: Session;
  readonly clock: ClockPort;
  readonly reader: Reader;
  readonly urls: ImageUrls;
  readonly vocabulary: VocabularyPort;
}

export const createRobots = (dependencies: RobotsDependencies): RobotsPort => {
  const { clock, operations, session, reader, urls, vocabulary } = dependencies;
  const { withErrorMapping, withErrorMappingNoTimeout, withTimeout } = operations;
  const forEach = createForEach(withTimeout);
  const decode = createDecodeRobot(urls);

  return {
    ...createPublicRobots(createSdkAsk(operations, session, reader), urls, vocabulary),

    create: withErrorMapping(async (robot) => {
      const { database } = await session.requireSelf(robot.ownerId);
      const at = robotOf(database, robot.id);
      const isCreated = async (readStored: ReadStored): Promise<boolean> => {
        const stored = await readStored(at);
        if (!stored.exists()) return false;
        if (stored.get('ownerId') !== robot.ownerId) throw new PortError('conflict', { subject: 'robot' });
        return true;
      };
      const data = encodeNewRobot(robot, urls, await vocabulary.load());
      const countAt = listingCountOf(database, robot.ownerId);
      const list = (day: DayOver): Promise<void> =>
        writeOnce(database, isCreated, async (transaction) => {
          const counted = await transaction.get(countAt);
          transaction.set(countAt, countLatest(counted, robot.id, clock, day));
          transaction.set(at, data);
        });
      await countingToday(list).catch(async (thrown: unknown) => {
        if (isDenied(thrown)) await explainListingLimit(database, clock, robot.ownerId);
        throw thrown;
      });
      const created = await reader.one(at, decode);
      if (!created) throw new PortError('failed');
      return created;
    }),

    update: withErrorMapping(async (id, changes) => {
      const { database, user } = await session.require();
      const at = robotOf(database, id);
      const data = encodeRobotChanges(changes, urls);
      const words = INDEXED_FIELDS.some((field) => field in changes) ? await vocabulary.load() : null;
      await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(at);
        if (!stored.exists()) throw new PortError('not-found');
        if (stored.get('ownerId') !== user.uid) throw new PortError('forbidden');
        const before = words && decode(id, stored.data());
        const tokens = words && before?.success ? encodeTokens({ ...before.data, ...changes }, words) : {};
        transaction.update(at, { ...data, ...tokens });
      });
    }),

    delete: withErrorMapping(async (id) => {
      const { database, user } = await session.require();
      const at = robotOf(database, id);
      await runTransaction(database, async (transaction) => {
        const stored = await transaction.get(at);
        if (!stored.exists()) return;
        if (stored.get('ownerId') !== user.uid) throw new PortError('forbidden');
        transaction.delete(at);
      });
    }),

    deleteAllOf: withErrorMappingNoTimeout(async (ownerId) => {
      const { database } = await withTimeout(session.requireSelf(ownerId));
      await withTimeout(requireDeletion(database, ownerId));
      const own = query(robotsIn(database), where('ownerId', '==', ownerId));
      await forEach(database, own, (transaction, { ref }) => void transaction.delete(ref));
    }),

    listByOwner: withErrorMapping(async (ownerId) => {
      const { database } = await session.requireSelf(ownerId);
      const own = query(robotsIn(database), where('ownerId', '==', ownerId));
      return [...(await reader.all(own, decode))].sort(byNewest);
    }),
  };
};

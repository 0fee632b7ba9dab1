import {
  isStorableContent,
  PortError,
  type ClockPort,
  type MessagePage,
  type MessagesPort,
  type PageQuery,
} from '@roborrow/domain';
import { query, runTransaction, where, type Query } from 'firebase/firestore';
import { messageOf, outboxOf } from '../documents.ts';
import { createForEach } from '../for-each.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeMessage, encodeMessage } from '../mappers/message.ts';
import { mergeNewest, between, newest, receivedBy, sentBy, unreadFrom } from '../message-queries.ts';
import type { Operations } from '../operations.ts';
import { createTurns } from '../in-turn.ts';
import { isDenied } from '../port-errors.ts';
import type { Reader } from '../read.ts';
import type { OnRead } from '../reading/public-store.ts';
import type { Session } from '../session.ts';
import { countingToday, countMessage } from './count-today.ts';
import { explainRefusal } from './explain-refusal.ts';
import { followMessages } from './message-subscriptions.ts';
import { requireDeletion } from './leaving.ts';
import { changeCalendar, freeDays, makeRoom } from './change-calendar.ts';

export interface MessagesDependencies {
  readonly clock: ClockPort;
  readonly operations: Operations;
  readonly session: Session;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
  readonly onRead: OnRead;
}

export const createMessages = (dependencies: MessagesDependencies): MessagesPort => {
  const { clock, operations, session, reader, readSnapshot, onRead } = dependencies;
  const { withErrorMapping, withErrorMappingNoTimeout, withTimeout } = operations;
  const forEach = createForEach(withTimeout);
  // Each message writes its sender's outbox (D796): of many at once, such as those that wait for a network, the last ones would give up.
  const inTurn = createTurns(withTimeout);

  const page = async (questions: readonly Query[], { before, limit }: PageQuery): Promise<MessagePage> => {
    // One more than the limit shows whether there is another page.
    const lists = await Promise.all(
      questions.map((question) => reader.first(newest(question, before), limit + 1, decodeMessage)),
    );
    const found = mergeNewest(lists);
    const messages = found.slice(0, limit);
    const last = messages.at(-1);
    return {
      messages,
      next: found.length > limit && last ? { createdAt: last.createdAt, id: last.id } : null,
    };
  };

  return {
    send: withErrorMapping(async (outgoing) => {
      const { database } = await session.requireSelf(outgoing.senderId);
      if (outgoing.receiverId === outgoing.senderId) throw new PortError('forbidden');
      const { content } = outgoing;
      if (!isStorableContent(content)) throw new PortError('failed');
      const at = messageOf(database, outgoing.id);
      try {
        const lent = await inTurn(() =>
          countingToday((day) =>
            runTransaction(database, async (transaction) => {
              const outbox = await countMessage(transaction, database, outgoing, { clock, day, onRead });
              const before = await changeCalendar(transaction, database, outgoing, onRead);
              transaction.set(at, encodeMessage(outgoing));
              transaction.set(outboxOf(database, outgoing.senderId), outbox);
              return before;
            }),
          ),
        );
        if (lent) await makeRoom(database, lent, clock.now());
      } catch (thrown) {
        if (!isDenied(thrown)) throw thrown;
        // The rules never allow a create over an existing document, so this may be a retry (D27).
        return explainRefusal({ clock, reader, readSnapshot }, database, outgoing, thrown);
      }
      const sent = await reader.one(at, decodeMessage);
      if (!sent) throw new PortError('failed');
      return sent;
    }),

    get: withErrorMapping(async (id) => {
      const { database } = await session.require();
      return reader.one(messageOf(database, id), decodeMessage).catch((thrown: unknown) => {
        // Only sender and receiver may read a message.
        if (isDenied(thrown)) return null;
        throw thrown;
      });
    }),

    listRecent: withErrorMapping(async (user, wanted) => {
      const { database } = await session.requireSelf(user);
      return page([sentBy(database, user), receivedBy(database, user)], wanted);
    }),

    listThread: withErrorMapping(async (user, counterpart, wanted) => {
      const { database } = await session.requireSelf(user);
      return page(between(database, user, counterpart), wanted);
    }),

    markRead: withErrorMapping(async (ids) => {
      const { database } = await session.require();
      const places = ids.map((id) => messageOf(database, id));
      // It asks no question first: answers wait for the one connection that listens, which may be broken (D162).
      await runTransaction(database, async (transaction) => {
        for (const at of places) transaction.update(at, { isRead: true });
      }).catch(async (thrown: unknown) => {
        if (!isDenied(thrown)) throw thrown;
        // The rules do not say why.
        await runTransaction(database, async (transaction) => {
          const found = await Promise.all(places.map((at) => transaction.get(at)));
          if (found.some((message) => !message.exists())) throw new PortError('not-found');
        });
        throw thrown;
      });
    }),

    markConversationRead: withErrorMappingNoTimeout(async (user, counterpart) => {
      const { database } = await session.requireSelf(user);
      await forEach(database, unreadFrom(database, user, counterpart), (transaction, { ref }) => {
        transaction.update(ref, { isRead: true });
      });
    }),

    ...followMessages(session, readSnapshot, onRead),

    deleteAllOf: withErrorMappingNoTimeout(async (user) => {
      const { database } = await session.requireSelf(user);
      await withTimeout(requireDeletion(database, user));
      for (const question of [sentBy(database, user), receivedBy(database, user)]) {
        const accepted = query(question, where('dates.kind', '==', 'accepted'));
        await forEach(database, accepted, freeDays, 1);
      }
      await forEach(database, sentBy(database, user), (transaction, found) => {
        if (found.get('dates') === undefined) transaction.delete(found.ref);
      });
    }),
  };
};

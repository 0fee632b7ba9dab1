import { isDeepStrictEqual } from 'node:util';
import { createOutbox, isClientId, messageId, type OutboxStore, type UserId } from '@roborrow/domain';
import { parsed, type PrivateFolder } from './private-folder.ts';

/**
 * The messages that this person wrote and that are not sent, each in a file of its own. Where the disk takes none, an outbox lasts as long as
 * the command.
 */
export const openOutboxFolder = (folder: PrivateFolder): OutboxStore => {
  // What this process found or wrote; another one may have changed the files since.
  let known = new Map<string, object>();
  const write = (id: string, message: object | null): void => {
    try {
      // A file that is gone was sent or discarded by another process, and must not come back.
      const isDone = known.has(id) && folder.read(id) === null;
      if (isClientId(id) && !isDone) folder.write(id, message && JSON.stringify(message));
    } catch {
      // A message can be sent without being kept.
    }
  };
  return createOutbox({
    load: (me) => {
      const found = folder.names().map((id) => [id, parsed(folder.read(id))] as const);
      const mine = found.flatMap(([id, message]) => (isOf(message, me) ? [[id, message] as const] : []));
      known = new Map(mine);
      return {
        drafts: {},
        outbox: mine.map(([, message]) => message).toSorted((a, b) => a.createdAt - b.createdAt),
      };
    },
    keep: (me, outbox) => {
      const now = new Map((outbox?.outbox ?? []).map((message) => [message.id, { me, ...message }]));
      // Only what this process changes is written.
      for (const [id, message] of now) if (!isDeepStrictEqual(known.get(id), message)) write(id, message);
      for (const id of known.keys()) if (!now.has(messageId(id))) write(id, null);
      known = new Map<string, object>(now);
    },
  });
};

const isOf = (value: unknown, me: UserId): value is { readonly createdAt: number } =>
  typeof value === 'object' &&
  value !== null &&
  'me' in value &&
  value.me === me &&
  'createdAt' in value &&
  typeof value.createdAt === 'number';

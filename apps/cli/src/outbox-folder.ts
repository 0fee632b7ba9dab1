import { createOutbox, isClientId, type OutboxStore, type UserId } from '@roborrow/domain';
import { parsed, type PrivateFolder } from './private-folder.ts';

/**
 * The messages that this person wrote and that are not sent, each in a file of its own. Where the disk takes none, an outbox lasts as long as
 * the command.
 */
export const openOutboxFolder = (folder: PrivateFolder): OutboxStore => {
  let known = new Map<string, string>();
  const write = (id: string, text: string | null): void => {
    try {
      if (isClientId(id)) folder.write(id, text);
    } catch {
      // A message can be sent without being kept.
    }
  };
  return createOutbox({
    load: (me) => {
      const kept = folder.names().map((id) => [id, folder.read(id)] as const);
      const mine = kept.flatMap(([id, text]) => {
        const message = parsed(text);
        return text !== null && isOf(message, me) ? [{ id, text, message }] : [];
      });
      known = new Map(mine.map(({ id, text }) => [id, text]));
      return {
        drafts: {},
        outbox: mine.map(({ message }) => message).toSorted((a, b) => a.createdAt - b.createdAt),
      };
    },
    keep: (me, outbox) => {
      const now = new Map<string, string>(
        (outbox?.outbox ?? []).map((message) => [message.id, JSON.stringify({ me, ...message })]),
      );
      for (const [id, text] of now) if (known.get(id) !== text) write(id, text);
      for (const id of known.keys()) if (!now.has(id)) write(id, null);
      known = now;
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

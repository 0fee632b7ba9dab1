import { epochMs, stepIds, type Message, type MessageId, type UserId } from '@roborrow/domain';
import { addressKey } from './address-link.ts';
import { flag, moment, text, whole, type Documents, type StoredDocument } from './firestore-documents.ts';
import {
  decodeDue,
  decodeMessage,
  decodeNotices,
  decodeRobot,
  devicesOf,
  encodeDevices,
  encodeNotices,
  hasBlocked,
  KEPT,
  mailStateOf,
  pathOf,
  settingsOf,
} from './notice-documents.ts';
import { SEARCH_PAGE, type NoticeStore } from './notice-store.ts';

const DUE_MAX = 50;
const UNREAD_MAX = 100;
const SEARCH = 'notices/search';

const field = (fieldPath: string) => ({ field: { fieldPath } });
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { ...field(fieldPath), op, value },
});
const all = (...filters: readonly unknown[]) => ({ compositeFilter: { op: 'AND', filters } });

/** Notices in Firestore. Every query is answered by an index that the app needs, too, or by that of a single field. */
export function createNoticeStore(documents: Documents): NoticeStore {
  const one = async (path: string): Promise<StoredDocument | null> =>
    (await documents.get([path]))[0] ?? null;

  return {
    message: async (id) => {
      const found = await one(`messages/${encodeURIComponent(id)}`);
      return found && decodeMessage(found);
    },

    notices: async (conversation) => decodeNotices(conversation, await one(pathOf(conversation))),

    save: ({ conversation, version }, state) =>
      documents.write({ path: pathOf(conversation), fields: encodeNotices(conversation, state), version }),

    due: async (now) => {
      const found = await documents.query({
        from: [{ collectionId: 'notices' }],
        where: where('dueAt', 'LESS_THAN_OR_EQUAL', whole(now)),
        orderBy: [{ ...field('dueAt'), direction: 'ASCENDING' }],
        limit: DUE_MAX,
      });
      return found.flatMap(decodeDue);
    },

    unread: async ({ senderId, receiverId }, since) => {
      const found = await documents.query({
        from: [{ collectionId: 'messages' }],
        where: all(
          where('senderId', 'EQUAL', text(senderId)),
          where('receiverId', 'EQUAL', text(receiverId)),
          where('createdAt', 'GREATER_THAN', moment(since)),
        ),
        orderBy: [{ ...field('createdAt'), direction: 'DESCENDING' }],
        limit: UNREAD_MAX,
      });
      return found.flatMap((document) => decodeMessage(document) ?? []).filter(({ isRead }) => !isRead);
    },

    rental: async (request) => {
      const found = await documents.get(
        [request, ...stepIds(request)].map((id) => `messages/${encodeURIComponent(id)}`),
      );
      const messages = new Map(
        found.flatMap((document): readonly (readonly [MessageId, Message])[] => {
          const message = document && decodeMessage(document);
          return message ? [[message.id, message]] : [];
        }),
      );
      const asked = messages.get(request);
      return asked ? { asked, message: (id) => messages.get(id) } : null;
    },

    isWritten: async (review) => (await one(`reviews/${encodeURIComponent(review)}`)) !== null,

    robot: async (id) => {
      const found = await documents.get([`robots/${id}`, `hiddenRobots/${id}`]);
      const robot = found.find((document) => document !== null);
      return robot ? decodeRobot(robot) : null;
    },

    sentBetween: async (from, to) => {
      const found = await documents.query({
        from: [{ collectionId: 'messages' }],
        where: all(
          where('createdAt', 'GREATER_THAN_OR_EQUAL', moment(from)),
          where('createdAt', 'LESS_THAN_OR_EQUAL', moment(to)),
        ),
        orderBy: [{ ...field('createdAt'), direction: 'ASCENDING' }],
        limit: SEARCH_PAGE,
      });
      return found.flatMap((document) => decodeMessage(document) ?? []);
    },

    searchedUpTo: async () => {
      const to = (await one(SEARCH))?.data['to'];
      return typeof to === 'number' ? epochMs(to) : null;
    },

    setSearchedUpTo: async (to) => {
      await documents.write({ path: SEARCH, fields: { to: whole(to) } });
    },

    receiver: async (id, from) => {
      const [contact, chosen, devices, deletion, suspension, blocks] = await documents.get([
        `users/${id}/private/contact`,
        `users/${id}/private/notices`,
        devicesPath(id),
        `deletions/${id}`,
        // The same mark stands for a suspended person.
        ...(from === undefined ? [] : [`deletions/${from}`, `users/${id}/private/blocks`]),
      ]);
      if (suspension || (from !== undefined && hasBlocked(blocks, from))) return null;
      const email = contact?.data['email'];
      if (deletion || typeof email !== 'string' || email === '') return null;
      const mails = mailStateOf(await one(addressPath(addressKey(email))), id);
      return { email, mails, settings: settingsOf(chosen), devices: devicesOf(devices) };
    },

    hasDevice: async (id) => devicesOf(await one(devicesPath(id))).length > 0,

    removeDevice: async (id, endpoint) => {
      const stored = await one(devicesPath(id));
      const left = devicesOf(stored).filter((known) => known.endpoint !== endpoint);
      // When the person changed their devices meanwhile, the next notice finds this one gone again.
      if (stored)
        await documents.write({
          path: stored.path,
          fields: { devices: encodeDevices(left) },
          version: stored.version,
        });
    },

    mailState: async (address, id) => mailStateOf(await one(addressPath(address)), id),

    letMailsCome: async (address, id) => {
      await documents.write({
        path: addressPath(address),
        fields: { person: text(id), stopped: flag(false) },
      });
    },

    stopMails: async (address) => {
      await documents.write({
        path: addressPath(address),
        fields: { stopped: flag(true) },
        mask: ['stopped'],
      });
    },

    mayAsk: async (what, pause, now) => {
      const path = `noticeTests/${what}`;
      const last = await one(path);
      const at = last?.data['at'];
      if (typeof at === 'number' && now - at < pause) return false;
      return documents.write({
        path,
        fields: { at: whole(now), expireAt: moment(now + KEPT) },
        version: last?.version ?? null,
      });
    },
  };
}

const devicesPath = (id: UserId): string => `users/${id}/private/devices`;

const addressPath = (key: string): string => `mailAddresses/${key}`;

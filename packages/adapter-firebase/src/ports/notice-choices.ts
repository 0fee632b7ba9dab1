import {
  DEFAULT_NOTICE_SETTINGS,
  isPushDevice,
  PortError,
  withoutPushDevice,
  withPushDevice,
  type PushDevice,
  type UserId,
  type UsersPort,
} from '@roborrow/domain';
import { runTransaction } from 'firebase/firestore';
import { noticeSettingsOf, pushDevicesOf } from '../documents.ts';
import type { ReadSnapshot } from '../mappers/decoder.ts';
import { decodeNoticeSettings } from '../mappers/profile.ts';
import { decodePushDevices, encodePushDevices } from '../mappers/push-devices.ts';
import type { WithErrorMapping } from '../operations.ts';
import type { Reader } from '../read.ts';
import type { Session } from '../session.ts';

export interface NoticeChoicesDependencies {
  readonly withErrorMapping: WithErrorMapping;
  readonly session: Session;
  readonly reader: Reader;
  readonly readSnapshot: ReadSnapshot;
}

type NoticeChoices = Pick<
  UsersPort,
  'getNoticeSettings' | 'setNoticeSettings' | 'listPushDevices' | 'addPushDevice' | 'removePushDevice'
>;

/** How users want to hear of messages while the app is closed: by mail (D430), and on which devices (D540). */
export const createNoticeChoices = ({
  withErrorMapping,
  session,
  reader,
  readSnapshot,
}: NoticeChoicesDependencies): NoticeChoices => {
  /** A transaction, so that two devices that are added at the same time do not overwrite each other. */
  const changePushDevices = async (
    id: UserId,
    change: (devices: readonly PushDevice[]) => readonly PushDevice[],
  ): Promise<void> => {
    const { database } = await session.requireSelf(id);
    const at = pushDevicesOf(database, id);
    await runTransaction(database, async (transaction) => {
      const stored = readSnapshot(await transaction.get(at), decodePushDevices) ?? [];
      transaction.set(at, encodePushDevices(change(stored)));
    });
  };

  return {
    getNoticeSettings: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      const stored = await reader.one(noticeSettingsOf(database, id), decodeNoticeSettings);
      return { ...(stored ?? DEFAULT_NOTICE_SETTINGS) };
    }),

    setNoticeSettings: withErrorMapping(async (id, { messageByEmail, withBeginning, language }) => {
      const { database } = await session.requireSelf(id);
      await runTransaction(database, async (transaction) => {
        transaction.set(noticeSettingsOf(database, id), {
          messageByEmail,
          withBeginning,
          ...(language && { language }),
        });
      });
    }),

    listPushDevices: withErrorMapping(async (id) => {
      const { database } = await session.requireSelf(id);
      return (await reader.one(pushDevicesOf(database, id), decodePushDevices)) ?? [];
    }),

    addPushDevice: withErrorMapping(async (id, device) => {
      // One invalid line would make the rules refuse all of them.
      if (!isPushDevice(device)) throw new PortError('forbidden');
      await changePushDevices(id, (devices) => withPushDevice(devices, device));
    }),

    removePushDevice: withErrorMapping((id, endpoint) =>
      changePushDevices(id, (devices) => withoutPushDevice(devices, endpoint)),
    ),
  };
};

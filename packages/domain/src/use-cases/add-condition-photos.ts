import type { DateRequest } from '../dates/date-requests.ts';
import type { ConditionPhotos, MeetingPurpose } from '../dates/dates-note.ts';
import { storeWithImages, type ImageStoringPorts, type UploadControl } from '../images/store-with-images.ts';
import { messageId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import { senderName } from '../messaging/message-rules.ts';
import type { ImageFile } from '../ports/images.ts';
import { ignoreErrors, portErrorOf, toMemberError } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { SendMessageError, SendMessageInput } from './send-message.ts';

/** Photos of a robot's condition, ready for storage, and where they belong. */
export interface AddConditionPhotosInput {
  readonly me: SendMessageInput['me'];
  readonly request: DateRequest;
  readonly purpose: MeetingPurpose;
  /** 1 to `CONDITION_PHOTOS_MAX`. */
  readonly files: readonly ImageFile[];
  /** The sentence of their message, for clients that know no photos. */
  readonly content: string;
  readonly control?: UploadControl;
}

type AddConditionPhotosPorts = ImageStoringPorts & Pick<Ports, 'messages' | 'notifier' | 'analytics'>;

/**
 * Uploads photos of a robot's condition, then writes the message that has them (D749). What no message has in the end is deleted (D23):
 * now, or at the next start of this device.
 */
export const addConditionPhotos =
  (ports: AddConditionPhotosPorts) =>
  async (input: AddConditionPhotosInput): Promise<Result<Message, SendMessageError>> => {
    const { messages, ids, notifier, analytics } = ports;
    const { me, request, purpose, files, content, control } = input;
    const { uid } = me.user;
    const id = messageId(ids.next());
    const isOwner = request.ownerId === uid;
    const dates = (photos: readonly string[]): ConditionPhotos => ({
      kind: 'photos',
      request: request.id,
      for: purpose,
      photos,
    });
    try {
      const sent = await storeWithImages<Message>(ports, {
        ownerId: uid,
        robotId: null,
        message: id,
        files,
        replaced: [],
        control,
        write: (photos) =>
          messages.send({
            id,
            content,
            senderId: uid,
            senderName: senderName(me.profile),
            receiverId: isOwner ? request.renterId : request.ownerId,
            receiverName: isOwner ? request.renterName : request.ownerName,
            robotId: request.robotId,
            dates: dates(photos),
          }),
        readStored: () => messages.get(id),
      });
      void ignoreErrors(() => notifier.messageSent(sent));
      analytics.log({ name: 'send_message' });
      return ok(sent);
    } catch (thrown) {
      const { kind } = portErrorOf(thrown);
      if (kind === 'forbidden' || kind === 'conflict') return err({ kind: 'dates-refused', note: 'photos' });
      return kind === 'not-found' ? err({ kind: 'undeliverable' }) : toMemberError(thrown);
    }
  };

import type { DateRequest, Delivery, Sending, StepKind } from '@roborrow/domain';
import { toasts } from '@roborrow/text/toasts';
import type { Member } from '../../session/use-session.ts';
import { showToast } from '../../shared/toast.ts';
import { useSending } from '../inbox/index.ts';
import { rentalDates } from '../dates/index.ts';

export interface AnnouncedSending extends Sending {
  /** Sends the message by which the member takes a step (D503). */
  readonly takeStep: (kind: StepKind, request: DateRequest) => Promise<Delivery>;
}

/** Sends as the signed-in member, with a toast for the result of each try (D172). */
export function useAnnouncedSending(me: Member): AnnouncedSending {
  const sending = useSending(me);
  const announced = async (outcome: Promise<Delivery>) => {
    const delivery = await outcome;
    showToast(delivery.ok ? 'success' : 'error', toasts.messages[delivery.ok ? 'sent' : 'failure']);
    return delivery;
  };
  const send: Sending['send'] = (message) => announced(sending.send(message));
  return {
    ...sending,
    send,
    retry: (message) => announced(sending.retry(message)),
    takeStep: (kind, request) => {
      const { id, robotId, renterId, renterName, ownerId, ownerName } = request;
      const isRenter = renterId === me.user.uid;
      return send({
        receiverId: isRenter ? ownerId : renterId,
        receiverName: isRenter ? ownerName : renterName,
        content: rentalDates.step(kind, request),
        robotId,
        dates: { kind, request: id },
      });
    },
  };
}

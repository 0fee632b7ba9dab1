import type { DateRequest } from '../dates/date-requests.ts';
import { endingStep, type Moment } from '../dates/rental-phase.ts';
import { stepId } from '../dates/step-id.ts';
import { isEnd, type StepKind } from '../dates/dates-note.ts';
import type { PortFailure } from '../ports/port-failure.ts';
import type { Ports } from '../ports/ports.ts';
import { err, ok, type Result } from '../result.ts';
import { sendMessage, type SendMessageInput } from './send-message.ts';

/** Which requests end, and what is said of it. */
export interface EndRequestsInput {
  readonly me: SendMessageInput['me'];
  readonly requests: readonly DateRequest[];
  readonly moment: Moment;
  /** The sentence of the message that ends a request, because a client says sentences. */
  readonly sentence: (kind: StepKind, request: DateRequest) => string;
}

/**
 * Ends the user's open and accepted requests, so that the other people are told before a listing or a profile goes (D684). A message that
 * is refused is left out: the other person has left, blocked the user, or ended the request meanwhile. A failure stops it, and it is safe
 * to repeat.
 */
export const endRequests =
  (ports: Pick<Ports, 'users' | 'messages' | 'notifier' | 'analytics'>) =>
  async ({ me, requests, moment, sentence }: EndRequestsInput): Promise<Result<void, PortFailure>> => {
    for (const request of requests) {
      const kind = endingStep(request, me.user.uid, moment);
      if (kind === null) continue;
      const isOwner = request.ownerId === me.user.uid;
      const sent = await sendMessage(ports)({
        id: stepId(kind, request.id),
        me,
        receiverId: isOwner ? request.renterId : request.ownerId,
        content: sentence(kind, request),
        robotId: request.robotId,
        dates: {
          kind,
          request: request.id,
          // A listing or an owner goes, or a renter: the words say which (D736).
          ...(isEnd(kind) && { reason: isOwner ? 'robot-unavailable' : 'plans-changed' }),
        },
      });
      if (!sent.ok && sent.error.kind === 'port') return err(sent.error);
    }
    return ok(undefined);
  };

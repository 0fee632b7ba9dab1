import type { MessageId, UserId } from '../ids.ts';
import type { Message } from '../messaging/message.ts';
import type { EpochMs } from '../units.ts';
import { afterStep, dateRequest, type DateRequest } from './date-requests.ts';
import { stepOf, type EndReason, type StepKind } from './dates-note.ts';
import { stepIds } from './step-id.ts';

/** Something that was done with a request, by whom and when. */
export interface RentalEvent {
  readonly kind: 'asked' | StepKind;
  readonly by: UserId;
  readonly at: EpochMs;
  /** Why it ended, where that was said (D721). */
  readonly reason: EndReason | null;
}

/** What was done with a request, in order: the question, then each step that counts. Empty if the message asks for nothing. */
export const rentalHistory = (
  asked: Message,
  get: (id: MessageId) => Message | null | undefined,
): readonly RentalEvent[] => {
  const request = dateRequest(asked, () => null);
  if (request === null) return [];
  const events: RentalEvent[] = [{ kind: 'asked', by: asked.senderId, at: asked.createdAt, reason: null }];
  let current: DateRequest = request;
  for (const id of stepIds(request.id)) {
    const message = get(id);
    const next = message ? afterStep(current, message) : null;
    const step = message && next ? stepOf(message.dates) : null;
    if (!message || !next || !step) continue;
    current = next;
    events.push({
      kind: step.kind,
      by: message.senderId,
      at: message.createdAt,
      reason: step.reason ?? null,
    });
  }
  return events;
};

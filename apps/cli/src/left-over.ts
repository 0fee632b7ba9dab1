import {
  createSending,
  finishPendingImages,
  isWaiting,
  type Member,
  type OutboxStore,
  type PendingImagesPort,
  type Ports,
} from '@roborrow/domain';
import { sendMessageErrorText } from '@roborrow/text/errors/messages';
import { onOneLine } from './terminal-text.ts';
import { answers } from './text/answers.ts';
import { timer } from './timer.ts';

interface LeftOver {
  readonly ports: Ports & { readonly pendingImages: PendingImagesPort };
  readonly outbox: OutboxStore;
  readonly note: (line: string) => void;
}

/** Finishes what a member's earlier commands could not: pictures to delete (D564), and messages that got no answer (D563). */
export const finishLeftOver = async ({ ports, outbox, note }: LeftOver, me: Member): Promise<void> => {
  await finishPendingImages(ports)(me.user.uid);
  const sending = createSending({ outbox, ports, timer, me });
  for (const message of outbox.read(me.user.uid).messages.filter(isWaiting)) {
    const name = onOneLine(message.receiverName);
    const delivery = await sending.retry(message);
    if (delivery.ok) {
      note(answers.sentLater(name));
      continue;
    }
    // Without an answer there is none for the others either.
    if (delivery.error.kind === 'port' && delivery.error.error.kind === 'unavailable') return;
    note(answers.refusedLater(name, sendMessageErrorText(delivery.error)));
  }
};

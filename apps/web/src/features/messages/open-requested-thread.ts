import { openThread } from '@roborrow/domain';
import { redirect } from '@tanstack/react-router';
import type { App } from '../../services.tsx';
import { openThreadErrorText } from '../../text/errors/messages.ts';
import { showToast } from '../toasts/index.ts';

export interface ThreadRequest {
  /** The counterpart's id; an empty one is an error that is shown to the user (D26). */
  readonly newConversation?: string;
  readonly robotId?: string;
}

interface Guarded {
  readonly context: App;
  readonly search: ThreadRequest;
  readonly preload: boolean;
}

/** Opens the thread that the address names, and rewrites the address to /messages (D72). */
export async function openRequestedThread({ context, search, preload }: Guarded): Promise<void> {
  if (search.newConversation === undefined || preload) return;
  const session = await context.session.whenReady();
  if (session.kind !== 'signed-in') return;
  const opened = await openThread(await context.services)({
    me: session.user.uid,
    counterpartId: search.newConversation,
    robotId: search.robotId ?? null,
  });
  if (!opened.ok) {
    showToast('error', openThreadErrorText(opened.error));
    // The state makes the redirect different: without it, the router treats `?newConversation=` and no
    // parameter as the same address, and would not rewrite it.
    throw redirect({ to: '/messages', state: { selection: null }, replace: true });
  }
  const { counterpart, robotId: about } = opened.value;
  throw redirect({
    to: '/messages',
    state: { selection: { counterpartId: counterpart.id, robotId: about, isFromList: false } },
    replace: true,
  });
}

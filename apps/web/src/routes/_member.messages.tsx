import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '../features/messages/MessagesScreen.tsx';
import { validateThreadRequest } from './-thread-request.ts';

export const Route = createFileRoute('/_member/messages')({
  validateSearch: validateThreadRequest,
  beforeLoad: async (guarded) => {
    const { openRequestedThread } = await import('../features/messages/open-requested-thread.ts');
    return openRequestedThread(guarded);
  },
  component: MessagesScreen,
});

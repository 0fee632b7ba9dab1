import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen, openRequestedThread } from '../features/messages/index.ts';
import { validateThreadRequest } from './-thread-request.ts';

export const Route = createFileRoute('/_member/messages')({
  validateSearch: validateThreadRequest,
  beforeLoad: openRequestedThread,
  component: MessagesScreen,
});

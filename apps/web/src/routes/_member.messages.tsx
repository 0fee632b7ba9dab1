import { createFileRoute } from '@tanstack/react-router';
import { MessagesScreen } from '../features/messages/MessagesScreen.tsx';
import { openRequestedThread, validateThreadRequest } from './-thread-request.ts';

export const Route = createFileRoute('/_member/messages')({
  validateSearch: validateThreadRequest,
  beforeLoad: openRequestedThread,
  component: MessagesScreen,
});

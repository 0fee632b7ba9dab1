import type { ThreadRequest } from '../features/messages/index.ts';
import { textParams } from './-text-params.ts';

export const validateThreadRequest = (search: Record<string, unknown>): ThreadRequest =>
  textParams(search, ['newConversation', 'robotId', 'first', 'last']);

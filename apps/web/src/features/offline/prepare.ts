import { settings } from '../../env.ts';
import { showConnection } from './connection-line.ts';
import { registerWorker } from './register-worker.ts';

/** What makes the app work without a network. Nothing waits for it, so it comes last. */
export function prepareForOffline(): void {
  showConnection();
  // The development server has no worker.
  if (settings.offline && import.meta.env.PROD) void registerWorker();
}

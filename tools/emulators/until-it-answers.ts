import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const MOST_SECONDS = 60;

/**
 * Sends requests until the server answers with any status. Rejects when its program ends first, or after a
 * minute.
 */
export async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + MOST_SECONDS * 1000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The program ended.');
    try {
      await fetch(url);
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`No answer within ${MOST_SECONDS} seconds.`);
}

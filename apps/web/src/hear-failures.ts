import type { FailuresPort } from '@roborrow/domain';
import { release } from './release.ts';

/** Failures that are kept until there is what reports them. */
const MOST_WAITING = 10;

const openFromNetwork = async (): Promise<FailuresPort> =>
  (await import('./composition/failures.ts')).openFailures(release);

/**
 * Hears of what fails in this tab (D783): what nobody caught, and what was caught and written on the console, as all of this
 * app's code does. What reports is downloaded with the first failure, which most visits never have.
 * @param pageOf the pattern of the address that is shown
 */
export function hearFailures(pageOf: () => string, open = openFromNetwork): void {
  const waiting: (readonly [thrown: unknown, page: string])[] = [];
  let failures: FailuresPort | null = null;
  let isOpening = false;

  const openOnce = async () => {
    failures = await open();
    for (const [thrown, page] of waiting.splice(0)) failures.report(thrown, page);
  };

  const hear = (thrown: unknown): void => {
    const page = pageOf();
    if (failures) return failures.report(thrown, page);
    if (waiting.length < MOST_WAITING) waiting.push([thrown, page]);
    if (isOpening) return;
    isOpening = true;
    // Offline it stays unheard until something fails again.
    openOnce().catch(() => (isOpening = false));
  };

  addEventListener('error', ({ error, message }) => hear(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => hear(reason));
  const write = console.error;
  console.error = (...said: readonly unknown[]) => {
    write(...said);
    const thrown = said.find((one) => one instanceof Error);
    if (thrown) hear(thrown);
  };
}

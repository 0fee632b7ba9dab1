import type { AnalyticsEvent } from '@roborrow/domain';
import { useEffect, useRef } from 'react';
import { useServices } from '../../services.tsx';

/** Counts an event (D36). One that cannot be counted disturbs nobody. */
export function useLog(): (event: AnalyticsEvent) => void {
  const services = useServices();
  return (event) => void services.then(({ analytics }) => analytics.log(event)).catch(console.error);
}

/**
 * Counts what is shown once: again only when `key` is another one, however often the screen renders or asks again.
 *
 * @param event `null` while it is not shown yet
 */
export function useLogShown(key: string, event: AnalyticsEvent | null): void {
  const log = useLog();
  const logged = useRef<string | null>(null);
  useEffect(() => {
    if (event === null || logged.current === key) return;
    logged.current = key;
    log(event);
  });
}

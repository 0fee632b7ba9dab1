import type { AnalyticsPort } from '@roborrow/domain';
import type { FirebaseApp } from 'firebase/app';

/** Counts only if a measurement id is configured, and loads the SDK with the first event (D36). */
export const createAnalytics = (app: FirebaseApp, measurementId: string | undefined): AnalyticsPort => {
  if (!measurementId) return { log: () => undefined };

  const load = async () => {
    const sdk = await import('firebase/analytics');
    return (await sdk.isSupported()) ? { sdk, analytics: sdk.getAnalytics(app) } : null;
  };
  let loading: ReturnType<typeof load> | null = null;

  return {
    log: ({ name, ...details }) => {
      loading ??= load();
      // A lost event only affects the statistics.
      loading
        .then((loaded) => loaded?.sdk.logEvent(loaded.analytics, name as string, details))
        .catch(() => undefined);
    },
  };
};

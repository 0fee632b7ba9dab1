import type { SiteFunctions } from '../src/site-functions.ts';

/** Every function of the site, with the limits and schedules that Netlify reads from the same files; opened with the process's environment. */
export async function openFunctions(): Promise<SiteFunctions> {
  const [geocode, suggest, notices, unsubscribe, send, settle, health] = await Promise.all([
    import('./geocode.ts'),
    import('./places-autocomplete.ts'),
    import('./notices.ts'),
    import('./unsubscribe.ts'),
    import('./send-notices.ts'),
    import('./settle-rentals.ts'),
    import('./health.ts'),
  ]);
  const http = (one: typeof geocode) => ({ answer: one.default, limit: one.config.rateLimit });
  const scheduled = (one: typeof send) => ({ run: one.default, schedule: one.config.schedule });
  return {
    http: {
      geocode: http(geocode),
      'places-autocomplete': http(suggest),
      notices: http(notices),
      unsubscribe: http(unsubscribe),
      health: http(health),
    },
    scheduled: { 'send-notices': scheduled(send), 'settle-rentals': scheduled(settle) },
  };
}

import type { SiteFunctions } from '../src/site-functions.ts';

/** Every function of the site, with the limits and schedules that Netlify reads from the same files; opened with the process's environment. */
export async function openFunctions(): Promise<SiteFunctions> {
  const [geocode, suggest, notices, unsubscribe, operator, unfound, health, send, settle, mend, forget] =
    await Promise.all([
      import('./geocode.ts'),
      import('./places-autocomplete.ts'),
      import('./notices.ts'),
      import('./unsubscribe.ts'),
      import('./operator.ts'),
      import('./unfound.ts'),
      import('./health.ts'),
      import('./send-notices.ts'),
      import('./settle-rentals.ts'),
      import('./mend-tokens.ts'),
      import('./forget-unfound.ts'),
    ]);
  const http = (one: typeof geocode) => ({ answer: one.default, limit: one.config.rateLimit });
  const scheduled = (one: typeof send) => ({ run: one.default, schedule: one.config.schedule });
  return {
    http: {
      geocode: http(geocode),
      'places-autocomplete': http(suggest),
      notices: http(notices),
      unsubscribe: http(unsubscribe),
      operator: http(operator),
      unfound: http(unfound),
      health: http(health),
    },
    scheduled: {
      'send-notices': scheduled(send),
      'settle-rentals': scheduled(settle),
      'mend-tokens': scheduled(mend),
      'forget-unfound': scheduled(forget),
    },
  };
}

import type { SiteFunctions } from '@roborrow/functions';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Where Netlify has them, and so the app asks there. */
export const FUNCTIONS = '/.netlify/functions/';

/** Runs the HTTP functions under their names, each visitor as often as its limit says. */
export function functions(
  { http }: SiteFunctions,
  visitorOf: (context: Context) => string,
): MiddlewareHandler {
  const known = new Map(
    Object.entries(http).map(([name, { answer, limit }]) => [
      FUNCTIONS + name,
      {
        answer,
        limiter: limit && new RateLimiterMemory({ points: limit.windowLimit, duration: limit.windowSize }),
      },
    ]),
  );
  return async (context, next) => {
    if (!context.req.path.startsWith(FUNCTIONS)) return next();
    const called = known.get(context.req.path);
    if (!called) return context.body(null, 404);
    const isAllowed = called.limiter
      ? await called.limiter.consume(visitorOf(context)).then(
          () => true,
          () => false,
        )
      : true;
    return isAllowed ? called.answer(context.req.raw) : context.body(null, 429);
  };
}

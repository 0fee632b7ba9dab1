import type { SiteFunctions } from '@roborrow/functions';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Where Netlify has them, and so the app asks there. */
export const FUNCTIONS = '/.netlify/functions/';

/** The header in which Netlify tells functions a visitor's address, whatever the visitor's own says. */
const VISITOR = 'X-Nf-Client-Connection-Ip';

/** Runs the HTTP functions under their names, each visitor as often as its limit says, and tells them the visitor's address. */
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
    const visitor = visitorOf(context);
    const isAllowed = called.limiter
      ? await called.limiter.consume(visitor).then(
          () => true,
          () => false,
        )
      : true;
    if (!isAllowed) return context.body(null, 429);
    const headers = new Headers(context.req.raw.headers);
    headers.set(VISITOR, visitor);
    return called.answer(new Request(context.req.raw, { headers }));
  };
}

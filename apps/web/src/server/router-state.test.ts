import { createContext, runInContext } from 'node:vm';
import { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../shared/query-client.ts';
import { createAppRouter } from '../router.tsx';
import { matchesOf } from './render-page.tsx';
import { visitorSession } from './renderer.tsx';

/** What the script finds in a browser, and leaves there. */
interface Window {
  readonly document: object;
  self?: object;
  $_TSR?: { readonly router: unknown };
}

const createRouter = () =>
  createAppRouter({
    services: new Promise<never>(() => {}),
    session: visitorSession,
    queryClient: createQueryClient(),
    hasDemo: false,
    origin: null,
  });

/**
 * The router writes its state as a script, and offers no other form. A page has it as JSON, so that one policy holds for all
 * pages. When a new version of the router writes something else, this fails, and `matchesOf` and `main.tsx` have to follow.
 */
test.each(['/', '/about', '/robots/1?from=Apex', '/dashboard', '/no/such/page'])(
  'the state of %s is what the router’s own script says',
  async (path) => {
    const request = new Request(`https://roborrow.test${path}`);
    const answer = await createRequestHandler({ createRouter, request })(async ({ router }) => {
      const { before = [] } = router.serverSsr?.takeInitialHydrationScriptTags() ?? {};
      const currentScript = { previousElementSibling: null, remove: () => {} };
      const page: Window = { document: { currentScript } };
      page.self = createContext(page);
      for (const { children = '' } of before) runInContext(children, page);
      return Response.json({ ours: { matches: matchesOf(router) }, own: page.$_TSR?.router });
    });
    // As written above.
    const { ours, own } = (await answer.json()) as { ours: { matches: unknown[] }; own: unknown };
    expect(ours.matches.length).toBeGreaterThan(0);
    expect(ours).toEqual(own);
  },
);

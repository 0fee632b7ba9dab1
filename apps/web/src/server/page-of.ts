import { createAppRouter } from '../router.tsx';
import { withoutLanguage } from '../shared/language.ts';
import { createQueryClient } from '../shared/query-client.ts';
import { visitorSession } from './renderer.tsx';

const router = createAppRouter({
  services: new Promise<never>(() => {}),
  session: visitorSession,
  queryClient: createQueryClient(),
  hasDemo: false,
  origin: null,
});

/** The pattern of a page's address, e.g. "/robots/$id", which names nobody; "none" where there is no page. */
export function pageOf(path: string): string {
  try {
    const [, , route] = router.getMatchedRoutes(withoutLanguage(path));
    const pattern: unknown = route?.fullPath; // the router's own types say nothing of it
    return typeof pattern === 'string' ? pattern : 'none';
  } catch {
    return 'none'; // an address that cannot be read
  }
}

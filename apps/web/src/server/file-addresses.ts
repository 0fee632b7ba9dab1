import { openPublicServices } from '../composition/public-services.ts';
import { settings } from '../env.ts';
import { inLanguage } from '../shared/language.ts';

/** Pages without parameters; of these, and of no others, a file can hold all. */
export const PLAIN = [
  '/',
  '/search',
  '/robots',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/community-rules',
  '/imprint',
  '/problem',
  '/login',
  '/register',
  '/forgot-password',
  '/dashboard',
  '/messages',
  '/saved',
  '/create-robot',
  '/edit-profile',
  '/settings',
] as const;

/** How many robots of the demo are looked for; it has fewer. */
const MOST = 1000;

/**
 * The pages that the build writes into files. Of the demo, which is known when it is built, every robot and every owner
 * has one, too; with any other backend they are frames, for a web server that renders nothing.
 */
export async function fileAddresses(): Promise<readonly string[]> {
  if (settings.backend !== 'in-memory') return PLAIN.map((address) => inLanguage(address));
  const { robots } = await (
    await openPublicServices(settings)
  ).robots.listAvailable({ order: 'newest', limit: MOST });
  const owners = new Set(robots.map(({ ownerId }) => ownerId));
  const pages = [...robots.map(({ id }) => `/robots/${id}`), ...[...owners].map((id) => `/profile/${id}`)];
  return [...PLAIN, ...pages].map((address) => inLanguage(address));
}

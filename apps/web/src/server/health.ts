import type { PublicRobotsPort } from '@roborrow/domain';
import type { Release } from '../release.ts';
import { UNCACHED } from './cache-headers.ts';

/** What health is asked of. */
export interface HealthSources {
  readonly release: Release;
  /** The backend as pages read it. */
  readonly open: () => Promise<Pick<PublicRobotsPort, 'listAvailable'>>;
  /** Whether a page can be rendered. */
  readonly renders: () => Promise<boolean>;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** Where a monitor asks. */
export const HEALTH = '/health';

/** The backend is asked once in this time, in milliseconds, however often health is: each question reads one document. */
const KEPT = 10_000;
/** Whoever takes longer does not answer, in milliseconds. */
const PATIENCE = 3000;

async function inTime(work: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
  try {
    return await Promise.race([work, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Answers what of this site works (D782): 200 if all does, else 503; with its version, without any secret. No cache keeps it. */
export function watchHealth({ release, open, renders, now }: HealthSources): () => Promise<Response> {
  let last: { readonly at: number; readonly answers: Promise<Readonly<Record<string, boolean>>> } | null =
    null;

  const look = async () => {
    const backend = open().then(async (robots) => {
      await robots.listAvailable({ order: 'newest', limit: 1 });
      return true;
    });
    const [isBackendUp, isRendererUp] = await Promise.all([inTime(backend), inTime(renders())]);
    return { backend: isBackendUp, pages: isRendererUp };
  };

  return async () => {
    const at = now();
    if (!last || at - last.at >= KEPT) last = { at, answers: look() };
    const answers = await last.answers;
    const { version, build } = release;
    const isUp = Object.values(answers).every(Boolean);
    return Response.json({ version, build, answers }, { status: isUp ? 200 : 503, headers: UNCACHED });
  };
}

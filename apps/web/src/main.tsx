import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settings } from './env.ts';
import { createQueryClient } from './queries/client.ts';
import type { DehydratedQuery } from './prerender.tsx';
import { createAppRouter } from './router.tsx';
import { startSession } from './session/session.ts';
import { watchForNewDeployment } from './ui/new-deployment.ts';
import './ui/base.css';

watchForNewDeployment();

// Loaded separately, so that the icons do not delay the first paint.
void import('./ui/icon-pictures.css');

// The first screen renders while the backend is still being downloaded.
const services = import('./composition/compose.ts').then(({ compose }) => compose(settings));
services.catch(console.error);

/** Lets the browser paint and handle input between two steps of the start. */
const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));

async function start(): Promise<void> {
  await nextTask();
  const session = startSession(services);
  const queryClient = createQueryClient();
  const router = createAppRouter({
    services,
    session,
    queryClient,
    hasDemo: settings.backend === 'in-memory',
  });

  // After a change of the session, the guards of the open screen run again.
  session.subscribe(() => void router.invalidate());

  const container = document.getElementById('root') as HTMLElement; // index.html contains it
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (!container.firstChild) return createRoot(container).render(app);

  // The build rendered this page. React needs the same data, the loaded matches and a router in the same
  // state to produce the same HTML. The data may be old, so it is fetched again afterwards.
  const answers = JSON.parse(
    document.getElementById('answers')?.textContent ?? '[]',
  ) as readonly DehydratedQuery[]; // written by the build
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 1 });
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  const { dataset } = document.documentElement;
  delete dataset['page'];
  router.history.subscribe(() => void delete dataset['untouched']); // restoring a scroll position needs the real heights
  startTransition(() => void hydrateRoot(container, app)); // hydration is split into small steps too
}

void start();

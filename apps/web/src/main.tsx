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

// No paint waits for the icons.
void import('./ui/icon-pictures.css');

// The first screen paints while the backend is still being downloaded.
const services = import('./composition/compose.ts').then(({ compose }) => compose(settings));
services.catch(console.error);

/** Between two steps of the start the browser may paint, and answer whoever touches the page. */
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

  // A changed session makes the guards of the open screen ask again.
  session.subscribe(() => void router.invalidate());

  const container = document.getElementById('root') as HTMLElement; // index.html has it
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (!container.firstChild) return createRoot(container).render(app);

  // The build rendered this page: with the answers it had, with its matches loaded, and by a router that knows of it,
  // React finds the same. The answers are old by now, so they are asked for again.
  const answers = JSON.parse(
    document.getElementById('answers')?.textContent ?? '[]',
  ) as readonly DehydratedQuery[]; // written by the build
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: 1 });
  router.ssr = { manifest: undefined };
  await nextTask();
  await router.load();
  const { dataset } = document.documentElement;
  delete dataset['page'];
  router.history.subscribe(() => void delete dataset['untouched']); // places to scroll back to need true heights
  startTransition(() => void hydrateRoot(container, app)); // in slices as well
}

void start();

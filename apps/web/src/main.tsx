import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { settings } from './env.ts';
import { createQueryClient } from './queries/client.ts';
import { createAppRouter } from './router.tsx';
import { startSession } from './session/session.ts';
import { watchForNewDeployment } from './ui/new-deployment.ts';
import './ui/base.css';

watchForNewDeployment();

// The first screen paints while the backend is still being downloaded.
const services = import('./composition/compose.ts').then(({ compose }) => compose(settings));
services.catch(console.error);

const session = startSession(services);
const router = createAppRouter({ services, session, queryClient: createQueryClient() });

// A changed session makes the guards of the open screen ask again.
session.subscribe(() => void router.invalidate());

const container = document.getElementById('root') as HTMLElement; // index.html has it
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);
if (container.firstChild) {
  // Home was rendered by the build: with its matches loaded, and by a router that knows of it, React finds the same.
  router.ssr = { manifest: undefined };
  void router.load().then(() => hydrateRoot(container, app));
} else {
  createRoot(container).render(app);
}

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settings } from './env.ts';
import { createQueryClient } from './queries/client.ts';
import { createAppRouter } from './router.tsx';
import { startSession } from './session/session.ts';
import { watchForNewDeployment } from './ui/new-deployment.ts';
import { applyTheme, storedTheme } from './ui/theme.ts';
import './ui/base.css';

applyTheme(storedTheme());
watchForNewDeployment();

// The first screen paints while the backend is still being downloaded.
const services = import('./composition/compose.ts').then(({ compose }) => compose(settings));
services.catch(console.error);

const session = startSession(services);
const router = createAppRouter({ services, session, queryClient: createQueryClient() });

// A changed session makes the guards of the open screen ask again.
session.subscribe(() => void router.invalidate());

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

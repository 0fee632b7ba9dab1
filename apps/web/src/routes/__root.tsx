import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootLayout } from '../features/layout/RootLayout.tsx';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

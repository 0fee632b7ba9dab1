import { createRootRouteWithContext } from '@tanstack/react-router';
import { RootLayout } from '../features/layout/index.ts';
import type { RouterContext } from '../router.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({ component: RootLayout });

import { createFileRoute } from '@tanstack/react-router';
import { About } from '../features/about/index.ts';

export const Route = createFileRoute('/about')({ component: About });

import { createFileRoute } from '@tanstack/react-router';
import { About } from '../features/about/About.tsx';

export const Route = createFileRoute('/about')({ component: About });

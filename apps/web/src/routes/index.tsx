import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../features/home/index.ts';

export const Route = createFileRoute('/')({ component: Home });

import { createFileRoute } from '@tanstack/react-router';
import { Problem } from '../features/problems/index.ts';

export const Route = createFileRoute('/problem')({ component: Problem });

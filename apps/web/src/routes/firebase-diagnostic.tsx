import { createFileRoute } from '@tanstack/react-router';
import { Diagnostic } from '../features/about/index.ts';

export const Route = createFileRoute('/firebase-diagnostic')({ component: Diagnostic });

import { createFileRoute } from '@tanstack/react-router';
import { Diagnostic } from '../features/diagnostic/Diagnostic.tsx';

export const Route = createFileRoute('/firebase-diagnostic')({ component: Diagnostic });

import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '../features/legal/index.ts';

export const Route = createFileRoute('/terms')({ component: () => <LegalPage path="/terms" /> });

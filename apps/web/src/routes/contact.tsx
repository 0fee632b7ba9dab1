import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../features/about/index.ts';

export const Route = createFileRoute('/contact')({ component: Contact });

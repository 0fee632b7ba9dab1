import { createFileRoute } from '@tanstack/react-router';
import { SavedScreen } from '../features/saved/index.ts';

export const Route = createFileRoute('/saved/')({ component: SavedScreen });

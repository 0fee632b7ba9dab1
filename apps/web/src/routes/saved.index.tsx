import { createFileRoute } from '@tanstack/react-router';
import { SavedScreen } from '../features/saved-screen/SavedScreen.tsx';

export const Route = createFileRoute('/saved/')({ component: SavedScreen });

import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { about } from '../text/screens/about.ts';

export const Route = createFileRoute('/about')({
  component: () => <NotYet title={about.title} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { diagnostic } from '../text/screens/diagnostic.ts';

export const Route = createFileRoute('/firebase-diagnostic')({
  component: () => <NotYet title={diagnostic.title} />,
});

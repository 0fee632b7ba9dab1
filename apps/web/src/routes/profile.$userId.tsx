import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { publicProfile } from '../text/screens/public-profile.ts';

export const Route = createFileRoute('/profile/$userId')({
  component: () => <NotYet title={publicProfile.title} />,
});

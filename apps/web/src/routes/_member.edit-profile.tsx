import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { editProfile } from '../text/screens/edit-profile.ts';

export const Route = createFileRoute('/_member/edit-profile')({
  component: () => <NotYet title={editProfile.title} />,
});

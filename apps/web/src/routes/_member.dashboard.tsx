import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { dashboard } from '../text/screens/dashboard.ts';

export const Route = createFileRoute('/_member/dashboard')({
  component: () => <NotYet title={dashboard.title} />,
});

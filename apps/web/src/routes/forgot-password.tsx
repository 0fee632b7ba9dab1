import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { forgotPassword } from '../text/screens/forgot-password.ts';

export const Route = createFileRoute('/forgot-password')({
  component: () => <NotYet title={forgotPassword.title} />,
});

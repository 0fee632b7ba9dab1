import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { contact } from '../text/screens/contact.ts';

export const Route = createFileRoute('/contact')({
  component: () => <NotYet title={contact.title} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { requireVisitor } from '../session/guards.ts';
import { register } from '../text/screens/register.ts';
import { validateRedirect } from './-redirect-schema.ts';

export const Route = createFileRoute('/register')({
  validateSearch: validateRedirect,
  beforeLoad: requireVisitor,
  component: () => <NotYet title={register.title} />,
});

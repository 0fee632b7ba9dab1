import { createFileRoute } from '@tanstack/react-router';
import { Register } from '../features/account/index.ts';
import { requireVisitor } from '../session/guards.ts';
import { validateRedirect } from './-redirect-params.ts';

export const Route = createFileRoute('/register')({
  validateSearch: validateRedirect,
  beforeLoad: requireVisitor,
  component: RegisterRoute,
});

function RegisterRoute() {
  return <Register redirect={Route.useSearch().redirect} />;
}

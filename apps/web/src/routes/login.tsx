import { createFileRoute } from '@tanstack/react-router';
import { Login } from '../features/account/index.ts';
import { requireVisitor } from '../session/guards.ts';
import { validateRedirect } from './-redirect-params.ts';

export const Route = createFileRoute('/login')({
  validateSearch: validateRedirect,
  beforeLoad: requireVisitor,
  component: LoginRoute,
});

function LoginRoute() {
  return <Login redirect={Route.useSearch().redirect} />;
}

import { parseReturnTarget } from '@roborrow/domain';
import { redirect } from '@tanstack/react-router';
import type { Session } from './session.ts';

interface Guarded {
  readonly context: { readonly session: Session };
}

/** Lets only members in; others go to /login and come back to where they wanted (D13, D14). */
export async function requireMember({
  context,
  location,
}: Guarded & { readonly location: { readonly href: string } }) {
  const { kind } = await context.session.whenReady();
  if (kind === 'signed-out') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Keeps members off the sign-in screens: they go where they wanted, or to /dashboard. */
export async function requireVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly redirect?: string } }) {
  const { kind } = await context.session.whenReady();
  if (kind === 'signed-in') throw redirect({ href: parseReturnTarget(search.redirect) });
}

import { parseReturnTarget } from '@roborrow/domain';
import { redirect } from '@tanstack/react-router';
import type { Session } from './session.ts';

interface Guarded {
  readonly context: { readonly session: Session };
}

/** Admits only members; redirects visitors to /login, from where they return to this page (D13, D14). */
export async function requireMember({
  context,
  location,
}: Guarded & { readonly location: { readonly href: string } }) {
  const { kind } = await context.session.whenReady();
  if (kind === 'signed-out') throw redirect({ to: '/login', search: { redirect: location.href } });
}

/** Redirects members from the sign-in screens to the page that they wanted, or to /dashboard. */
export async function requireVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly redirect?: string } }) {
  const { kind } = await context.session.whenReady();
  if (kind === 'signed-in') throw redirect({ href: parseReturnTarget(search.redirect) });
}

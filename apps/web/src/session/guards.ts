import { parseReturnTarget } from '@roborrow/domain';
import { notFound, redirect } from '@tanstack/react-router';
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

/** For everybody but an operator there is no such page (D790). The backend decides what it answers; this only hides the desk. */
export async function requireOperator({ context }: Guarded) {
  const state = await context.session.whenReady();
  if (state.kind !== 'signed-in' || !state.user.isOperator) throw notFound();
}

/** Redirects members from the sign-in screens to the page that they wanted, or to /dashboard. */
export async function requireVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly redirect?: string } }) {
  const { kind } = await context.session.whenReady();
  if (kind === 'signed-in') throw redirect({ href: parseReturnTarget(search.redirect) });
}

import { Outlet } from '@tanstack/react-router';
import { useMember } from '../../session/use-session.ts';

/**
 * Shows member pages only to a signed-in user, so that no part of one is visible while the guard redirects a
 * visitor (D13).
 */
export function MemberArea() {
  return useMember() && <Outlet />;
}

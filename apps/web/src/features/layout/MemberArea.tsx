import { Outlet } from '@tanstack/react-router';
import { useMember } from '../../session/use-session.ts';

/** Nothing of a member page is shown to somebody signed out, not even while the guard sends them on (D13). */
export function MemberArea() {
  return useMember() && <Outlet />;
}

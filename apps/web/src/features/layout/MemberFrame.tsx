import { Outlet, useMatches } from '@tanstack/react-router';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useMember } from '../../session/use-session.ts';
import { memberFrames } from './member-frames.text.ts';
import styles from './member-frame.module.css';

/** A member page while it is not known who is looking: its heading, and the shape of what comes. */
export function MemberFrame() {
  // Not the address, which may lead to the login already while that page is on its way.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const [, heading] = memberFrames.headings.find(([start]) => path.startsWith(start)) ?? [
    '',
    memberFrames.any,
  ];
  return (
    <div role="status" aria-label={memberFrames.loading} className={`page ${styles['frame']}`}>
      <PageTitle title={heading} />
      <h1>{heading}</h1>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton height="14rem" />
      <Skeleton height="8rem" />
    </div>
  );
}

/**
 * Shows member pages only to a signed-in user, so that no part of one is visible while the guard redirects a
 * visitor (D13).
 */
export function MemberArea() {
  return useMember() && <Outlet />;
}

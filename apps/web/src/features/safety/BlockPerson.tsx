import { Suspense } from 'react';
import { useMember } from '../../session/use-session.ts';
import { lazyPart } from '../../ui/lazy-named.ts';
import type { OtherPerson } from './UnblockButton.tsx';

const BlockButton = lazyPart(() => import('./BlockButton.tsx'), 'BlockButton');

/** "Block NAME", or "Unblock NAME"; for members, and not for oneself (D450). */
export function BlockPerson(props: Omit<OtherPerson, 'me'>) {
  const member = useMember();
  if (!member || member.user.uid === props.id) return null;
  return (
    <Suspense>
      <BlockButton me={member.user.uid} {...props} />
    </Suspense>
  );
}

/** Few visitors see it, so a robot's page does not wait for it. */
export const BlockedOwner = lazyPart(() => import('./BlockedOwner.tsx'), 'BlockedOwner');

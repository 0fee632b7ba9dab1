import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { readEndedMark } from '../../session/tab-mark.ts';
import { lazyPart } from '../../ui/lazy-named.ts';
import { ACCOUNT_PAGES } from '../../shared/returning.ts';
import { signedInElsewhere } from '../account/index.ts';

/** Few visitors have had a session here or have one in another tab. */
const WhySignedOut = lazyPart(() => import('./WhySignedOut.tsx'), 'WhySignedOut');

/**
 * Explains to a visitor why this tab has no user, if they had one here or have one in another tab. Not where they log in: it comes late, and
 * would move the form while a button is pressed.
 */
export function SignedInElsewhere() {
  const { data: elsewhere = [] } = useQuery(signedInElsewhere);
  const isLoggingIn = useLocation({ select: ({ pathname }) => ACCOUNT_PAGES.includes(pathname) });
  const ended = readEndedMark();
  if (isLoggingIn || (ended === null && elsewhere.length === 0)) return null;
  return (
    <Suspense>
      <WhySignedOut ended={ended} />
    </Suspense>
  );
}

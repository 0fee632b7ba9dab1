import { Outlet } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useState } from 'react';
import { useSession } from '../../session/use-session.ts';
import { navigation } from '../../text/screens/navigation.ts';
import { DemoBar } from './DemoBar.tsx';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import styles from './layout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';

// What not every visitor needs comes when it is needed.
const ChooseUsername = lazyNamed(() => import('../choose-username/index.ts'), 'ChooseUsername');
const MemberTasks = lazyNamed(() => import('./MemberTasks.tsx'), 'MemberTasks');
const SignedInElsewhere = lazyNamed(() => import('./SignedInElsewhere.tsx'), 'SignedInElsewhere');

/** The frame around every screen. Somebody who still needs a username sees nothing else (D67). */
export function RootLayout() {
  const session = useSession();
  // Once there was a member it stays: it also tidies up when they leave.
  const [hadMember, setHadMember] = useState(false);
  if (session.kind === 'signed-in' && !hadMember) setHadMember(true);
  // In the very frame in which the bar shows who is here, no earlier.
  useLayoutEffect(() => {
    if (session.kind !== 'loading') delete document.documentElement.dataset['member'];
  }, [session.kind]);
  useFocusOnNavigation();
  if (session.kind === 'needs-username') {
    return (
      <Suspense>
        <ChooseUsername user={session.user} profile={session.profile} />
      </Suspense>
    );
  }
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {navigation.skipToContent}
      </a>
      <Suspense>{hadMember && <MemberTasks />}</Suspense>
      <div>
        <DemoBar />
        <Suspense>{session.kind === 'signed-out' && <SignedInElsewhere />}</Suspense>
      </div>
      <NavigationBar />
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

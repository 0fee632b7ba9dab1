import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/use-session.ts';
import { navigation } from '../../text/screens/navigation.ts';
import { InboxSubscription } from '../inbox/InboxSubscription.tsx';
import { AccountChooser } from '../account-chooser/AccountChooser.tsx';
import { DemoBar } from './DemoBar.tsx';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import styles from './layout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const ChooseUsername = lazy(() => import('../choose-username/ChooseUsername.tsx'));

/** The frame around every screen. Somebody who still needs a username sees nothing else (specification §2). */
export function RootLayout() {
  const session = useSession();
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
      <InboxSubscription />
      <DemoBar />
      <NavigationBar />
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
      <AccountChooser />
    </div>
  );
}

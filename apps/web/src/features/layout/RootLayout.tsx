import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { settings } from '../../env.ts';
import { useSession } from '../../session/use-session.ts';
import { lazyPart } from '../../ui/lazy-named.ts';
import { type AccountRequest, useApp } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { AccountChooser, ChooseUsername, ResetDialog, useDemo } from '../account/index.ts';
import { LazyAskForConsent } from '../legal/index.ts';
import { SavedHearts } from '../saved/index.ts';
import { navigation } from './layout.text.ts';
import styles from './layout.module.css';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

// Parts that not every visitor needs are loaded on demand. Choose Your Username is a whole page, so its error is shown.
const MemberTasks = lazyPart(() => import('./MemberTasks.tsx'), 'MemberTasks');
const LanguageOffer = lazyPart(() => import('./LanguageOffer.tsx'), 'LanguageOffer');
const SignedInElsewhere = lazyPart(() => import('./SignedInElsewhere.tsx'), 'SignedInElsewhere');

/** The frame around every screen. A user who needs a username sees only Choose Your Username (D67). */
export function RootLayout() {
  const session = useSession();
  // It stays after the first sign-in, because it also cleans up after a sign-out.
  const [hadMember, setHadMember] = useState(false);
  if (session.kind === 'signed-in' && !hadMember) setHadMember(true);
  // A layout effect, so that this happens in the same frame in which the bar shows the session.
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
      <SavedHearts hadMember={hadMember} />
      <div>
        <DemoBar />
        <Suspense>{session.kind === 'signed-out' && <SignedInElsewhere />}</Suspense>
      </div>
      <NavigationBar />
      <main id="content" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer />
      <LaterOffer />
      {settings.firebase?.measurementId && (
        <Suspense>
          <LazyAskForConsent />
        </Suspense>
      )}
    </div>
  );
}

/**
 * Which language the browser prefers is known in the browser alone. So it comes when the backend has: by then React has compared the
 * rendered page, which has no place for it.
 */
function LaterOffer() {
  const { services, arrived = services } = useApp();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const offer = () => setTime(true);
    arrived.then(offer, offer);
  }, [arrived]);
  return (
    isTime && (
      <Suspense>
        <LanguageOffer />
      </Suspense>
    )
  );
}

/**
 * Shows that this is demo data, resets it, and shows the demo's account chooser (D33, D34). With a real
 * backend it renders nothing.
 */
function DemoBar() {
  const { hasDemo } = useApp();
  const demo = useDemo();
  const [isResetting, setResetting] = useState(false);
  const [request, setRequest] = useState<AccountRequest | null>(null);
  useEffect(() => demo?.onAccountRequest(setRequest), [demo]);
  if (!hasDemo) return null;
  return (
    <aside data-whole className={styles['demo']} aria-label={app.demo.label}>
      <p>
        <strong>{app.demo.label}.</strong>{' '}
        <span>{demo?.persistence === 'memory' ? app.demo.textNotKept : app.demo.text}</span>
      </p>
      <button type="button" disabled={!demo} onClick={() => setResetting(true)}>
        {app.demo.reset}
      </button>
      <Suspense>
        {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
        {request && <AccountChooser request={request} />}
      </Suspense>
      <WholeEnd />
    </aside>
  );
}

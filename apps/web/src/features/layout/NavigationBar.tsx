import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMember } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { UnreadCount } from '../../shared/UnreadCount.tsx';
import { useReturnHere } from '../../shared/returning.ts';
import { lazyPart } from '../../ui/lazy-named.ts';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { brand } from '../../shared/brand.text.ts';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { navigation } from './layout.text.ts';
import styles from './layout.module.css';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'), 'UserMenu');

/** Always contains Home and Browse; the rest depends on the session (D61). A menu on small screens. */
export function NavigationBar() {
  const member = useMember();
  const place = useRouterState({ select: (state) => state.location.href });
  // The location at which the menu was opened, so that any navigation closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === place;
  const returnHere = useReturnHere();

  return (
    <header id="bar" className={styles['bar']}>
      <nav
        data-whole
        aria-label={navigation.label}
        className={`page ${styles['barInner']}`}
        onKeyDown={(event) => event.key === 'Escape' && setOpenAt(null)}
      >
        <Brand />
        <span className={styles['toggle']}>
          {!isOpen && <UnreadCount />}
          <Button
            variant="quiet"
            size="icon"
            aria-expanded={isOpen}
            aria-controls="navigation-links"
            aria-label={isOpen ? navigation.closeMenu : navigation.openMenu}
            onClick={() => setOpenAt(isOpen ? null : place)}
          >
            <Icon name={isOpen ? 'x' : 'menu'} />
          </Button>
        </span>
        <ul id="navigation-links" className={styles['links']} data-open={isOpen || undefined}>
          <li>
            <Link to="/" className={styles['link']} activeOptions={{ exact: true }}>
              {navigation.home}
            </Link>
          </li>
          <li>
            <Link
              to="/robots"
              className={styles['link']}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {navigation.browse}
            </Link>
          </li>
          <li>
            <Link to="/saved" className={styles['link']} activeOptions={{ includeSearch: false }}>
              {navigation.saved}
            </Link>
          </li>
          {member ? (
            <>
              <li className={styles['push']}>
                <Link to="/create-robot" className={styles['link']}>
                  {navigation.listRobot}
                </Link>
              </li>
              <li>
                <Link to="/messages" className={styles['link']} activeOptions={{ includeSearch: false }}>
                  {navigation.messages}
                  <UnreadCount />
                </Link>
              </li>
              <li>
                <Suspense fallback={<span className={styles['link']} />}>
                  <UserMenu member={member} />
                </Suspense>
              </li>
            </>
          ) : (
            <>
              <li className={`for-visitors ${styles['push']}`}>
                <Link to="/login" search={returnHere} className={styles['link']}>
                  {navigation.login}
                </Link>
              </li>
              <li className="for-visitors">
                <Link to="/register" className={buttonClass({ size: 'small' })}>
                  {navigation.signUp}
                </Link>
              </li>
            </>
          )}
        </ul>
        <WholeEnd />
      </nav>
    </header>
  );
}

export function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <LogoMark />
      {brand.name}
    </Link>
  );
}

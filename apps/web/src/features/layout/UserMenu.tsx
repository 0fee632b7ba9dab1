import { signOutErrorText } from '@roborrow/text/errors/auth';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { inLanguage } from '../../shared/language.ts';
import { showToast } from '../../shared/toast.ts';
import { useSignOut } from '../account/index.ts';
import { choiceOf, releaseDevice } from '../messages/index.ts';
import { navigation } from './layout.text.ts';
import styles from './layout.module.css';

/**
 * A disclosure (not an ARIA menu): three plain items, reached with Tab, closed with Escape or when the focus
 * leaves.
 */
export function UserMenu({ member }: { readonly member: Member }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const signOut = useSignOut();
  const services = useServices();
  const me = member.user.uid;
  const navigate = useNavigate();
  const router = useRouter();
  const name = member.profile?.displayName || member.user.displayName || member.user.email;

  const logout = async () => {
    // Whether the history reached Home. A form with unsaved changes may prevent that, and then the member stays; who goes on
    // to another page while Home loads is logged out all the same.
    let hasLeft = router.state.location.pathname === '/';
    const stop = router.history.subscribe(({ location }) => {
      if (location.pathname === inLanguage('/')) hasLeft = true;
    });
    // Navigates to a public page first, because a member page must not be visible to a visitor (D13).
    await navigate({ to: '/' }).finally(stop);
    if (!hasLeft) return;
    // While the session lasts, because only its member may write there (D547).
    if (choiceOf(me) === 'on') await releaseDevice(await services, me).catch(console.error);
    signOut.mutate(undefined, { onError: (thrown) => showToast('error', signOutErrorText(thrown)) });
  };

  return (
    <div
      className={styles['menu']}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles['link']}
        aria-expanded={isOpen}
        aria-label={navigation.userMenu(name)}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={name} src={member.profile?.avatar ?? ''} size={2} />
        <span>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <ul className={styles['menuList']}>
          <li>
            <Link to="/dashboard" className={styles['menuItem']} onClick={() => setOpen(false)}>
              {navigation.dashboard}
            </Link>
          </li>
          <li>
            <Link to="/settings" className={styles['menuItem']} onClick={() => setOpen(false)}>
              {navigation.settings}
            </Link>
          </li>
          <li>
            <button type="button" className={styles['menuItem']} onClick={() => void logout()}>
              {navigation.logout}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

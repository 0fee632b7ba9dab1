import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { signedInElsewhere } from '../../queries/users/signed-in-elsewhere.ts';
import { navigation } from '../../text/screens/navigation.ts';
import styles from './layout.module.css';
import { ACCOUNT_PAGES, useReturnHere } from './use-return-here.ts';

/**
 * Explains to a visitor who is signed in in another tab why this tab is signed out. Not where they log in: it comes
 * late, and would move the form while a button is pressed.
 */
export function SignedInElsewhere() {
  const { data: isSignedIn } = useQuery(signedInElsewhere);
  const search = useReturnHere();
  const isLoggingIn = useLocation({ select: ({ pathname }) => ACCOUNT_PAGES.includes(pathname) });
  if (!isSignedIn || isLoggingIn) return null;
  const { label, text, login } = navigation.signedInElsewhere;
  return (
    <aside className={styles['demo']} aria-label={label}>
      <p>{text}</p>
      <Link to="/login" search={search}>
        {login}
      </Link>
    </aside>
  );
}

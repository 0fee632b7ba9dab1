import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { signedInElsewhere, useOnlyOneElsewhere } from '../../queries/users/signed-in-elsewhere.ts';
import { readEndedMark } from '../../session/tab-mark.ts';
import { signedInElsewhere as words } from '../../text/signed-in-elsewhere.ts';
import styles from './layout.module.css';
import { ContinueHere } from './lazy-continue-here.ts';
import { ACCOUNT_PAGES, useReturnHere } from './use-return-here.ts';

/**
 * Explains to a visitor why this tab has no user: its session ended by itself, or they are signed in in another tab, whose sign-in can be
 * continued here if it is one person's (D641). Not where they log in: it comes late, and would move the form while a button is pressed.
 */
export function SignedInElsewhere() {
  const { data: elsewhere = [] } = useQuery(signedInElsewhere);
  const one = useOnlyOneElsewhere();
  const search = useReturnHere();
  const isLoggingIn = useLocation({ select: ({ pathname }) => ACCOUNT_PAGES.includes(pathname) });
  const ended = readEndedMark();
  if (isLoggingIn || (ended === null && elsewhere.length === 0)) return null;
  return (
    <aside className={styles['demo']} aria-label={words.label}>
      <p>{ended === null ? words.text : words.ended[ended]}</p>
      <Suspense>{one !== null && <ContinueHere person={one} />}</Suspense>
      <Link to="/login" search={search}>
        {words.login}
      </Link>
    </aside>
  );
}

import type { AuthUser } from '@roborrow/domain';
import { useEffect, useRef, useState } from 'react';
import { useSignOut } from '../../queries/users/commands/auth.ts';
import { chooseUsername } from '../../text/screens/choose-username.ts';
import { editProfile } from '../../text/screens/edit-profile.ts';
import { Button } from '../../ui/Button.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { DeleteProfile } from '../edit-profile/index.ts';
import { PageTitle } from '../layout/index.ts';
import styles from './choose-username.module.css';

const words = editProfile.leaving;

/**
 * Shown instead of Choose Your Username after an interrupted deletion, because the backend would refuse a
 * name (D51).
 */
export function FinishDeletion({ user }: { readonly user: AuthUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOut();
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles['screen']}>
      <PageTitle title={words.title} />
      <section className={styles['card']}>
        <span className={styles['mark']}>
          <LogoMark />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.text}</p>
        <Button variant="danger" size="large" wide onClick={() => setAsking(true)}>
          {words.open}
        </Button>
        <Button variant="quiet" onClick={() => signOut.mutate()}>
          {chooseUsername.logout}
        </Button>
      </section>
      {isAsking && <DeleteProfile user={user} onClose={() => setAsking(false)} />}
    </main>
  );
}

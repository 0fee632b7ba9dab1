import type { AuthUser } from '@roborrow/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useSignOut } from './auth.ts';
import { chooseUsername } from './choose-username.text.ts';
import { editProfile } from './edit-profile.text.ts';
import { DeleteProfile } from './DeleteProfile.tsx';
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

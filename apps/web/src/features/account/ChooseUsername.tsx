import type { AuthUser, OwnProfile } from '@roborrow/domain';
import { chooseUsernameErrorText } from '@roborrow/text/errors/auth';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useSignOut } from './auth.ts';
import { useChooseUsername } from './choose-username.ts';
import { useIsDeletionBegun } from './deletion.queries.ts';
import { useUsernameCheck } from './username-check.ts';
import { chooseUsername as words } from './choose-username.text.ts';
import { DeleteProfile } from './DeleteProfile.tsx';
import { FinishDeletion } from './FinishDeletion.tsx';
import { UsernameField } from './UsernameField.tsx';
import styles from './choose-username.module.css';

/** Replaces the whole app until a name is chosen (D67). */
export function ChooseUsername({
  user,
  profile,
}: {
  readonly user: AuthUser;
  readonly profile: OwnProfile | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const check = useUsernameCheck(typed);
  const choose = useChooseUsername();
  const once = useOneAtATime();
  const signOut = useSignOut();
  const [isDeleting, setIsDeleting] = useState(false);
  const isLeaving = useIsDeletionBegun(user.uid);
  useEffect(() => heading.current?.focus(), []);

  const submit = async () => {
    if (check !== 'available') return;
    setFailure(null);
    const result = await choose.mutateAsync({ user, profile, username: typed });
    if (!result.ok) setFailure(chooseUsernameErrorText(result.error));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(submit);
  };

  if (isLeaving) return <FinishDeletion user={user} />;
  return (
    <main className={styles['screen']}>
      <PageTitle title={words.title} />
      <form className={styles['card']} onSubmit={onSubmit} noValidate>
        <span className={styles['mark']}>
          <LogoMark />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.text}</p>
        <UsernameField
          value={typed}
          check={check}
          error={failure}
          onChange={(name) => {
            setFailure(null);
            setTyped(name);
          }}
        />
        <Button type="submit" size="large" wide disabled={check !== 'available'} busy={choose.isPending}>
          {choose.isPending ? words.submitting : words.submit}
        </Button>
        <Button variant="quiet" onClick={() => signOut.mutate()}>
          {words.logout}
        </Button>
        {profile === null && (
          <Button variant="quiet" onClick={() => setIsDeleting(true)}>
            {words.remove}
          </Button>
        )}
      </form>
      {isDeleting && <DeleteProfile user={user} onClose={() => setIsDeleting(false)} />}
    </main>
  );
}

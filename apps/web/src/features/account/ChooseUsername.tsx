import { type AuthUser, chooseUsername, type ChooseUsernameInput, type OwnProfile } from '@roborrow/domain';
import { chooseUsernameErrorText } from '@roborrow/text/errors/auth';
import { termsNotAccepted } from '@roborrow/text/terms';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LogoMark } from '../../ui/LogoMark.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useApp } from '../../services.tsx';
import { operator } from '../legal/index.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { useSignOut } from './auth.ts';
import { useIsDeletionBegun } from './account.queries.ts';
import { UsernameField, useUsernameCheck } from './AccountFields.tsx';
import { chooseUsername as words } from './signing-in.text.ts';
import { DeleteProfile } from './DeleteProfile.tsx';
import { editProfile } from './edit-profile.text.ts';
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
  const [accepts, setAccepts] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = useUsernameCheck(typed);
  const choose = useChooseUsername();
  const once = useOneAtATime();
  const signOut = useSignOut();
  const [isDeleting, setIsDeleting] = useState(false);
  const isLeaving = useIsDeletionBegun(user.uid);
  useEffect(() => heading.current?.focus(), []);

  const submit = async () => {
    if (check !== 'available') return;
    if (!accepts) {
      setAsked(true);
      return form.current?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
    }
    setFailure(null);
    const acceptedTerms = operator.termsFrom;
    const result = await choose.mutateAsync({ user, profile, username: typed, acceptedTerms });
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
      <form ref={form} className={styles['card']} onSubmit={onSubmit} noValidate>
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
        <AcceptTerms
          isAccepted={accepts}
          error={isAsked && !accepts ? termsNotAccepted : null}
          onChange={setAccepts}
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

/** Resolves with the use case's result; afterwards the session contains the name. */
function useChooseUsername() {
  const { services, session } = useApp();
  return useMutation({
    mutationFn: async (input: ChooseUsernameInput) => {
      const result = await chooseUsername(await services)(input);
      if (result.ok) await session.refreshProfile();
      return result;
    },
  });
}

const leaving = editProfile.leaving;

/**
 * Shown instead of Choose Your Username after an interrupted deletion, because the backend would refuse a
 * name (D51).
 */
function FinishDeletion({ user }: { readonly user: AuthUser }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOut();
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles['screen']}>
      <PageTitle title={leaving.title} />
      <section className={styles['card']}>
        <span className={styles['mark']}>
          <LogoMark />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {leaving.heading}
        </h1>
        <p>{leaving.text}</p>
        <Button variant="danger" size="large" wide onClick={() => setAsking(true)}>
          {leaving.open}
        </Button>
        <Button variant="quiet" onClick={() => signOut.mutate()}>
          {words.logout}
        </Button>
      </section>
      {isAsking && <DeleteProfile user={user} onClose={() => setAsking(false)} />}
    </main>
  );
}

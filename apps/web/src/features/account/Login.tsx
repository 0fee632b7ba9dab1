import { validateLogin } from '@roborrow/domain';
import { signInErrorText } from '@roborrow/text/errors/auth';
import { accountFields, loginIssueText } from '@roborrow/text/fields/account';
import { toasts } from '@roborrow/text/toasts';
import { Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner, WholeEnd } from '../../ui/surfaces.tsx';
import { replayInput } from '../../ui/replay-input.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { readEndedMark } from '../../session/tab-mark.ts';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import type { Demo, DemoPerson } from '../../services.tsx';
import { Avatar } from '../../shared/Avatar.tsx';
import { useDemo } from './demo.queries.ts';
import { forgetEmail, rememberedEmail, rememberEmail, useSignIn } from './auth.ts';
import { useOnlyOneElsewhere } from './signed-in-elsewhere.queries.ts';
import { login } from './signing-in.text.ts';
import { signedInElsewhereText } from './signed-in-elsewhere.text.ts';
import { AccountScreen } from './AccountScreen.tsx';
import styles from './account.module.css';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordInput } from './AccountFields.tsx';
import { LazyContinueHere } from './lazy.ts';

/** The route guard navigates after the sign-in: it redirects signed-in users from this page (D13, D14). */
export function Login({ redirect }: { readonly redirect: string | undefined }) {
  const signIn = useSignIn();
  const demo = useDemo();
  // What this browser remembers is unknown to the server that rendered the page.
  const isHydrated = useHydrated();
  const remembered = useMemo(() => (isHydrated ? rememberedEmail() : ''), [isHydrated]);
  // `null`: not chosen yet.
  const [chosen, setRemembers] = useState<boolean | null>(null);
  const remembers = chosen ?? remembered !== '';
  const ended = isHydrated ? readEndedMark() : null;
  const elsewhere = useOnlyOneElsewhere();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'login',
    initial: { email: remembered, password: '' },
    validate: validateLogin,
    sentence: loginIssueText,
    onSubmit: async (filled) => {
      setFailure(null);
      const result = await signIn.mutateAsync(filled);
      if (!result.ok) {
        const text = signInErrorText(result.error);
        setFailure(text);
        return showToast('error', text, 'account');
      }
      if (remembers) rememberEmail(result.value.email);
      else forgetEmail();
      showToast('success', toasts.login.success, 'account');
    },
  });

  return (
    <AccountScreen path="/login" title={login.title} heading={login.heading} text={login.text}>
      {ended && <Banner>{signedInElsewhereText.ended[ended]}</Banner>}
      <GoogleButton label={login.google} busyLabel={login.googleOpening} screen="login" />
      <p className={styles['or']}>{login.or}</p>
      <form {...formProps} className={styles['form']}>
        {failure && <Banner tone="bad">{failure}</Banner>}
        <Field label={accountFields.email.label} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              value={form.email}
              placeholder={accountFields.email.placeholder}
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
        <Field label={accountFields.password.label} error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="current-password"
              value={form.password}
              onChange={(value) => set('password', value)}
            />
          )}
        </Field>
        <div className={styles['row']}>
          <label className={styles['check']} title={login.rememberMeHint}>
            <input
              ref={replayInput}
              type="checkbox"
              checked={remembers}
              onChange={(event) => setRemembers(event.target.checked)}
            />
            {login.rememberMe}
          </label>
          <Link to="/forgot-password" state={form.email === '' ? {} : { typedEmail: form.email }}>
            {login.forgotPassword}
          </Link>
        </div>
        <Button type="submit" size="large" wide busy={isBusy}>
          {isBusy ? login.submitting : login.submit}
        </Button>
      </form>
      <p data-whole className={styles['other']}>
        {login.noAccount}{' '}
        <Link to="/register" search={redirect === undefined ? {} : { redirect }}>
          {login.register}
        </Link>
        <WholeEnd />
      </p>
      {demo && (
        <DemoPeople
          demo={demo}
          onPick={({ email }) => {
            set('email', email);
            set('password', demo.password);
          }}
        />
      )}
      {/* It comes late, so it stands last. */}
      <Suspense>{elsewhere !== null && <LazyContinueHere person={elsewhere} />}</Suspense>
    </AccountScreen>
  );
}

/** In the demo, one click fills in the address and password of a demo user. */
function DemoPeople({
  demo,
  onPick,
}: {
  readonly demo: Demo;
  readonly onPick: (person: DemoPerson) => void;
}) {
  return (
    <section className={styles['people']} aria-labelledby="demo-people">
      <h2 id="demo-people">{login.demo.heading}</h2>
      <p>{login.demo.text(demo.password)}</p>
      <ul className={styles['peopleList']}>
        {demo.people.map((person) => (
          <li key={person.email}>
            <button type="button" onClick={() => onPick(person)}>
              <Avatar name={person.name} src={person.avatar} size={2} />
              <span>{person.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { validateRegistration, type RegistrationForm } from '@roborrow/domain';
import { registerErrorText } from '@roborrow/text/errors/auth';
import { accountFields, registrationIssueText } from '@roborrow/text/fields/account';
import { toasts } from '@roborrow/text/toasts';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner, WholeEnd } from '../../ui/surfaces.tsx';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import { useRegister } from './auth.ts';
import { register as words } from './signing-in.text.ts';
import { operator } from '../legal/index.ts';
import { AcceptTerms } from './AcceptTerms.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import styles from './account.module.css';
import { GoogleButton } from './GoogleButton.tsx';
import { NameFields, PasswordInput, UsernameField, useUsernameCheck } from './AccountFields.tsx';
import own from './register.module.css';

const EMPTY: RegistrationForm = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  acceptedTerms: null,
};

/**
 * The route guard navigates after the registration: it redirects signed-in users from this page (D13, D14).
 */
export function Register({ redirect }: { readonly redirect: string | undefined }) {
  const register = useRegister();
  const [failure, setFailure] = useState<string | null>(null);
  const [nameFailure, setNameFailure] = useState<string | null>(null);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'register',
    initial: EMPTY,
    validate: validateRegistration,
    sentence: registrationIssueText,
    onSubmit: async (filled) => {
      setFailure(null);
      setNameFailure(null);
      const result = await register.mutateAsync(filled);
      if (result.ok) return showToast('success', toasts.register.success, 'account');
      const text = registerErrorText(result.error);
      if (result.error.kind === 'username-taken') setNameFailure(text);
      else setFailure(text);
      showToast('error', text, 'account');
    },
  });
  const check = useUsernameCheck(form.username);
  useEffect(() => {
    if (nameFailure) formProps.ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [nameFailure, formProps.ref]);

  const submit = (event: FormEvent) => {
    if (!isBusy && passwordsDiffer(form)) showToast('error', toasts.register.passwordsDiffer, 'account');
    formProps.onSubmit(event);
  };

  return (
    <AccountScreen path="/register" title={words.title} heading={words.heading} text={words.text}>
      <GoogleButton label={words.google} busyLabel={words.googleOpening} screen="register" />
      <p className={styles['or']}>{words.or}</p>
      <form {...formProps} onSubmit={submit} className={styles['form']}>
        {failure && <Banner tone="bad">{failure}</Banner>}
        <UsernameField
          value={form.username}
          check={check}
          error={nameFailure ?? errorOf('username')}
          onChange={(name) => {
            setNameFailure(null);
            set('username', name);
          }}
        />
        <div className={own['names']}>
          <NameFields form={form} set={set} errorOf={errorOf} />
        </div>
        <Field label={accountFields.email.label} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              placeholder={accountFields.email.placeholder}
              value={form.email}
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
        <Field
          label={accountFields.password.label}
          hint={accountFields.password.hint}
          error={errorOf('password')}
        >
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="new-password"
              value={form.password}
              onChange={(value) => set('password', value)}
            />
          )}
        </Field>
        <Field label={accountFields.confirmPassword.label} error={errorOf('confirmPassword')}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="new-password"
              value={form.confirmPassword}
              onChange={(value) => set('confirmPassword', value)}
            />
          )}
        </Field>
        <AcceptTerms
          isAccepted={form.acceptedTerms !== null}
          error={errorOf('acceptedTerms')}
          onChange={(accepts) => set('acceptedTerms', accepts ? operator.termsFrom : null)}
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </form>
      <p data-whole className={styles['other']}>
        {words.haveAccount}{' '}
        <Link to="/login" search={redirect === undefined ? {} : { redirect }}>
          {words.login}
        </Link>
        <WholeEnd />
      </p>
    </AccountScreen>
  );
}

const passwordsDiffer = (form: RegistrationForm): boolean => {
  const checked = validateRegistration(form);
  return !checked.ok && checked.error.some(({ tag }) => tag === 'mismatch');
};

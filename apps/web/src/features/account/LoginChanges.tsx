import { type AuthUser, validateLogin, validatePasswordChange } from '@roborrow/domain';
import { changeEmailErrorText, changePasswordErrorText } from '@roborrow/text/errors/auth';
import { accountFields, loginIssueText, passwordChangeIssueText } from '@roborrow/text/fields/account';
import { loginChanges } from '@roborrow/text/login-changes';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { app } from '../../shared/app.text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import { useChangeEmail, useChangePassword, useProofKind } from './account.queries.ts';
import { loginChanges as words } from './settings-sections.text.ts';
import { PasswordInput } from './AccountFields.tsx';
import { rememberedEmail, rememberEmail } from './auth.ts';
import styles from './login-changes.module.css';

/** How the member logs in, and the ways to change that (D642, D643). Google's logins are changed at Google. */
export function LoginChanges({ user }: { readonly user: AuthUser }) {
  const kind = useProofKind();
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = () => setOpen(null);
  if (kind === undefined) return null;
  return (
    <section className={styles['section']} aria-labelledby="login-changes">
      <h2 id="login-changes">{words.heading}</h2>
      <p>{kind === 'google' ? loginChanges.google : words.text(user.email)}</p>
      {kind === 'password' && (
        <div className={styles['actions']}>
          <Button variant="secondary" onClick={() => setOpen('email')}>
            {words.changeEmail}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('password')}>
            {words.changePassword}
          </Button>
        </div>
      )}
      {open === 'email' && <ChangeEmail user={user} onClose={close} />}
      {open === 'password' && <ChangePassword user={user} onClose={close} />}
    </section>
  );
}

/** Asks for the new address and the password (D643). */
function ChangeEmail({ user, onClose }: { readonly user: AuthUser; readonly onClose: () => void }) {
  const { mutateAsync } = useChangeEmail();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'change-email',
    initial: { email: '', password: '' },
    validate: validateLogin,
    sentence: loginIssueText,
    onSubmit: async (filled) => {
      setFailure(null);
      const result = await mutateAsync(filled);
      if (!result.ok) return setFailure(changeEmailErrorText(result.error));
      const email = filled.email.trim();
      if (result.value === 'changed' && rememberedEmail() === user.email) rememberEmail(email);
      showToast(
        'success',
        result.value === 'changed' ? loginChanges.emailChanged(email) : loginChanges.emailAsked(email),
      );
      onClose();
    },
  });
  return (
    <Dialog title={words.changeEmail} closeLabel={app.close} onClose={onClose}>
      <form {...formProps} className={styles['form']}>
        <p>{words.email.text}</p>
        {failure && <Banner tone="bad">{failure}</Banner>}
        <Field label={loginChanges.newEmail} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              value={form.email}
              placeholder={accountFields.email.placeholder}
              onChange={(event) => set('email', event.target.value)}
            />
          )}
        </Field>
        <Field label={loginChanges.currentPassword} error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="current-password"
              value={form.password}
              onChange={(value) => set('password', value)}
            />
          )}
        </Field>
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.submitting : words.email.submit}
        </Button>
      </form>
    </Dialog>
  );
}

const FIELDS = [
  { name: 'current', label: loginChanges.currentPassword, hint: null, autoComplete: 'current-password' },
  {
    name: 'password',
    label: loginChanges.newPassword,
    hint: accountFields.password.hint,
    autoComplete: 'new-password',
  },
  {
    name: 'confirmPassword',
    label: accountFields.confirmPassword.label,
    hint: null,
    autoComplete: 'new-password',
  },
] as const;

/** Asks for the current password and twice for the new one (D642). */
function ChangePassword({ user, onClose }: { readonly user: AuthUser; readonly onClose: () => void }) {
  const { mutateAsync } = useChangePassword();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'change-password',
    initial: { current: '', password: '', confirmPassword: '' },
    validate: validatePasswordChange,
    sentence: passwordChangeIssueText,
    onSubmit: async (filled) => {
      setFailure(null);
      const result = await mutateAsync(filled);
      if (!result.ok) return setFailure(changePasswordErrorText(result.error));
      showToast('success', loginChanges.passwordChanged);
      onClose();
    },
  });
  return (
    <Dialog title={words.changePassword} closeLabel={app.close} onClose={onClose}>
      <form {...formProps} className={styles['form']}>
        <p>{words.password.text}</p>
        {failure && <Banner tone="bad">{failure}</Banner>}
        {/* For password managers, which keep passwords by address. */}
        <input hidden readOnly autoComplete="username" value={user.email} />
        {FIELDS.map(({ name, label, hint, autoComplete }) => (
          <Field key={name} label={label} hint={hint} error={errorOf(name)}>
            {(control) => (
              <PasswordInput
                control={control}
                autoComplete={autoComplete}
                value={form[name]}
                onChange={(value) => set(name, value)}
              />
            )}
          </Field>
        ))}
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.submitting : words.password.submit}
        </Button>
      </form>
    </Dialog>
  );
}

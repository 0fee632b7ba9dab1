import { validateLogin, type AuthUser } from '@roborrow/domain';
import { changeEmailErrorText } from '@roborrow/text/errors/auth';
import { accountFields, loginIssueText } from '@roborrow/text/fields/account';
import { loginChanges } from '@roborrow/text/login-changes';
import { useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import { useChangeEmail } from './login-changes.queries.ts';
import { loginChanges as words } from './login-changes.text.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { rememberedEmail, rememberEmail } from './remembered-email.ts';
import styles from './login-changes.module.css';

/** Asks for the new address and the password (D643). */
export function ChangeEmail({ user, onClose }: { readonly user: AuthUser; readonly onClose: () => void }) {
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
        {failure && <Notice tone="bad">{failure}</Notice>}
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

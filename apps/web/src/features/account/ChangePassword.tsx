import { validatePasswordChange, type AuthUser } from '@roborrow/domain';
import { changePasswordErrorText } from '@roborrow/text/errors/auth';
import { accountFields, passwordChangeIssueText } from '@roborrow/text/fields/account';
import { loginChanges } from '@roborrow/text/login-changes';
import { useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import { useChangePassword } from './login-changes.queries.ts';
import { loginChanges as words } from './login-changes.text.ts';
import { PasswordInput } from './PasswordInput.tsx';
import styles from './login-changes.module.css';

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
export function ChangePassword({ user, onClose }: { readonly user: AuthUser; readonly onClose: () => void }) {
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
        {failure && <Notice tone="bad">{failure}</Notice>}
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

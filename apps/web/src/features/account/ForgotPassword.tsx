import { emailIssue, err, ok } from '@roborrow/domain';
import { passwordResetErrorText } from '@roborrow/text/errors/auth';
import { accountFields, emailSentences } from '@roborrow/text/fields/account';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Banner, WholeEnd } from '../../ui/surfaces.tsx';
import { useForm } from '../../shared/use-form.ts';
import { showToast } from '../../shared/toast.ts';
import { useDemo } from './demo.queries.ts';
import { useRequestPasswordReset } from './auth.ts';
import { forgotPassword } from './signing-in.text.ts';
import { AccountScreen } from './AccountScreen.tsx';
import styles from './account.module.css';
import own from './forgot-password.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that was typed at the login. */
    typedEmail?: string;
  }
}

/** Requests a reset mail. The answer is the same whether or not the address has an account (D16). */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountScreen
      path="/forgot-password"
      title={forgotPassword.title}
      heading={forgotPassword.heading}
      text={forgotPassword.text}
    >
      {sentTo === null ? <ResetForm onSent={setSentTo} /> : <Sent email={sentTo} />}
      <p data-whole className={styles['other']}>
        <Link to="/login">{forgotPassword.backToLogin}</Link>
        <WholeEnd />
      </p>
    </AccountScreen>
  );
}

function ResetForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const request = useRequestPasswordReset();
  const typed = useLocation({ select: ({ state }) => state.typedEmail ?? '' });
  const [failure, setFailure] = useState<string | null>(null);
  const { form, set, errorOf, isBusy, formProps } = useForm({
    name: 'forgot-password',
    initial: { email: typed },
    validate: ({ email }) => {
      const tag = emailIssue(email.trim());
      return tag ? err([{ field: 'email', tag }]) : ok(email);
    },
    sentence: ({ tag }) => emailSentences[tag],
    onSubmit: async ({ email }) => {
      setFailure(null);
      const result = await request.mutateAsync(email);
      if (result.ok) return onSent(email.trim());
      const text = passwordResetErrorText(result.error);
      setFailure(text);
      showToast('error', text);
    },
  });
  return (
    <form {...formProps} className={styles['form']}>
      {failure && <Banner tone="bad">{failure}</Banner>}
      <Field label={accountFields.email.label} error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="username"
            placeholder={accountFields.email.placeholder}
            value={form.email}
            onChange={(event) => set('email', event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={isBusy}>
        {isBusy ? forgotPassword.submitting : forgotPassword.submit}
      </Button>
    </form>
  );
}

function Sent({ email }: { readonly email: string }) {
  const demo = useDemo();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={own['sent']}>
      <Icon name="mail" size={40} />
      <h2 ref={heading} tabIndex={-1}>
        {demo ? forgotPassword.demo.heading : forgotPassword.sentHeading}
      </h2>
      <p>{demo ? forgotPassword.demo.text(demo.password) : forgotPassword.sent(email)}</p>
    </div>
  );
}

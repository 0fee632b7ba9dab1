import type { AuthUser } from '@roborrow/domain';
import { loginChanges } from '@roborrow/text/login-changes';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useProofKind } from './login-changes.queries.ts';
import { loginChanges as words } from './login-changes.text.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
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

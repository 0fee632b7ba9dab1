import type { Proof } from '@roborrow/domain';
import { accountFields } from '@roborrow/text/fields/account';
import { proofNeeded } from '@roborrow/text/proof';
import { useEffect, useRef } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import styles from './edit-profile.module.css';

export interface ProofFieldsProps {
  readonly kind: Proof['kind'];
  readonly password: string;
  readonly onChange: (password: string) => void;
  /** Why the last proof was refused. */
  readonly problem: string | null;
}

/** Asks the user to prove their identity: the password, or Google through the dialog's button (D18). */
export function ProofFields({ kind, password, onChange, problem }: ProofFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), [problem]);
  return (
    <div ref={fields} className={styles['proof']}>
      <p role="status">{proofNeeded(kind)}</p>
      {kind === 'google' && problem && <Notice tone="bad">{problem}</Notice>}
      {kind === 'password' && (
        <Field label={accountFields.password.label} error={problem}>
          {(control) => (
            <PasswordInput
              control={control}
              autoComplete="current-password"
              value={password}
              onChange={onChange}
            />
          )}
        </Field>
      )}
    </div>
  );
}

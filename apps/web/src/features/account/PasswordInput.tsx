import { accountFields } from '@roborrow/text/fields/account';
import { useState } from 'react';
import type { ControlProps } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './account.module.css';

export interface PasswordInputProps {
  readonly control: ControlProps;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown while it is typed. */
export function PasswordInput({ control, value, onChange, autoComplete }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['password']}>
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={accountFields.showPassword}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
      </button>
    </div>
  );
}

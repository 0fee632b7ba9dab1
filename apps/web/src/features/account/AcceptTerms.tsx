import { acceptTerms } from '@roborrow/text/terms';
import { useId } from 'react';
import { replayInput } from '../../ui/replay-input.ts';
import { operator } from '../legal/index.ts';
import styles from './accept-terms.module.css';
import account from './account.module.css';
import { termsWords as words } from './terms.text.ts';

interface AcceptTermsProps {
  readonly isAccepted: boolean;
  readonly error: string | null;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Asks for the terms where an account is made (D810). The pages open beside the form, so that nothing typed is lost. */
export function AcceptTerms({ isAccepted, error, onChange }: AcceptTermsProps) {
  const id = useId();
  return (
    <div className={styles['terms']}>
      <label className={account['check']}>
        <input
          ref={replayInput}
          type="checkbox"
          checked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}read ${id}error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        {acceptTerms(operator.termsFrom)}
      </label>
      <p id={`${id}read`} className={styles['read']}>
        <TermsLinks />
      </p>
      <p id={`${id}error`} className={styles['error']}>
        {error}
      </p>
    </div>
  );
}

/** What is accepted, each in a tab of its own. */
export const TermsLinks = () => (
  <>
    {words.read}{' '}
    {words.links.map(([path, label], index) => (
      <span key={path}>
        {index > 0 && ', '}
        <a href={path} target="_blank" rel="noreferrer">
          {label}
        </a>
      </span>
    ))}{' '}
    {words.newTab}
  </>
);

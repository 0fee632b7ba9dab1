import { Link } from '@tanstack/react-router';
import { useConsentChoice } from '../../shared/consent.ts';
import { ConsentButtons } from './ConsentButtons.tsx';
import { consentWords as words } from './consent.text.ts';
import styles from './consent.module.css';

/** Asks once whether visits may be counted (D813). The page can be used meanwhile, and nothing is counted. */
export function AskForConsent() {
  const choice = useConsentChoice();
  if (choice !== null) return null;
  return (
    <aside aria-label={words.label} className={styles['ask']}>
      <p>
        {words.ask} <Link to="/privacy">{words.more}</Link>
      </p>
      <ConsentButtons />
    </aside>
  );
}

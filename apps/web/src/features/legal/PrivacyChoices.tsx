import { isRefusedByBrowser, useConsentChoice } from '../../shared/consent.ts';
import { ConsentButtons } from './ConsentButtons.tsx';
import { consentWords as words } from './consent.text.ts';
import styles from './legal.module.css';

/** What holds on this device, and the same two buttons: a consent is taken back as it was given (D813). */
export function PrivacyChoices() {
  const choice = useConsentChoice();
  const isRefused = choice !== undefined && isRefusedByBrowser();
  return (
    <section id="choices" tabIndex={-1} className={styles['section']} aria-labelledby="choices-heading">
      <h2 id="choices-heading">{words.choices}</h2>
      <p role="status">
        {choice !== undefined && words.state[isRefused ? 'refused' : (choice ?? 'unasked')]}
      </p>
      {!isRefused && <ConsentButtons />}
    </section>
  );
}

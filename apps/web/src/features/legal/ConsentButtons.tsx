import { chooseConsent, type Choice } from '../../shared/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { consentWords as words } from './consent.text.ts';
import styles from './consent.module.css';

const CHOICES: readonly Choice[] = ['no', 'yes'];

/** A yes and a no that look the same (D813). */
export const ConsentButtons = () => (
  <div className={styles['buttons']}>
    {CHOICES.map((choice) => (
      <Button key={choice} variant="secondary" onClick={() => chooseConsent(choice)}>
        {words[choice]}
      </Button>
    ))}
  </div>
);

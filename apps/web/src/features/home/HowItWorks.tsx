import { howItWorks } from './how-it-works.text.ts';
import styles from './how-it-works.module.css';

/** The three steps that Home and About both show; use them under an h2. */
export function HowItWorks() {
  return (
    <ol className={styles['steps']}>
      {howItWorks.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './action-section.module.css';

export interface ActionSectionProps {
  /** Of the section's heading. */
  readonly id: string;
  readonly words: {
    readonly heading: string;
    readonly text: string;
    readonly action: string;
    /** While it is on its way. */
    readonly acting: string;
    readonly failed: string;
  };
  readonly isActing: boolean;
  /** Does it, and returns what is said then. */
  readonly act: () => Promise<string>;
}

/** A heading, what it is about, one button, and below it what came of it. */
export function ActionSection({ id, words, isActing, act }: ActionSectionProps) {
  const [said, setSaid] = useState('');
  const onClick = async () => {
    setSaid('');
    try {
      setSaid(await act());
    } catch (thrown) {
      console.error(thrown);
      setSaid(words.failed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <p>{words.text}</p>
      <div>
        <Button variant="secondary" busy={isActing} onClick={() => void onClick()}>
          {isActing ? words.acting : words.action}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </section>
  );
}

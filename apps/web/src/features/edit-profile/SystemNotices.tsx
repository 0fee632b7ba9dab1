import type { UserId } from '@roborrow/domain';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../../services.tsx';
import { systemNotices as words } from '../../text/system-notices.ts';
import { Button } from '../../ui/Button.tsx';
import { choiceOf, choose, onChoice, showTest } from '../system-notices/index.ts';
import styles from './edit-profile.module.css';

/** Whether this device shows new messages of a page that is not seen; nothing where browsers cannot (D487). */
export function SystemNotices({ me }: { readonly me: UserId }) {
  const { hasDemo } = useApp();
  const choice = useSyncExternalStore(
    onChoice,
    () => choiceOf(me),
    () => 'unsupported',
  );
  const [isUnanswered, setUnanswered] = useState(false);
  if (choice === 'unsupported') return null;
  const change = async (isOn: boolean) => {
    setUnanswered(false);
    setUnanswered((await choose(me, isOn)) === 'off' && isOn);
  };
  return (
    <section className={styles['notices']} aria-labelledby="system-notices">
      <h2 id="system-notices">{words.heading}</h2>
      <p>
        {words.intro} {hasDemo ? words.demo : words.server}
      </p>
      <div className={styles['choices']}>
        <label>
          <input
            type="checkbox"
            checked={choice === 'on'}
            onChange={({ target }) => void change(target.checked)}
          />
          {words.choice}
        </label>
      </div>
      <p role="status" className={styles['saved']}>
        {choice === 'forbidden' && words.forbidden}
        {choice === 'off' && isUnanswered && words.noAnswer}
      </p>
      {choice === 'on' && (
        <div>
          <Button variant="secondary" onClick={() => void showTest(me)}>
            {words.test}
          </Button>
        </div>
      )}
    </section>
  );
}

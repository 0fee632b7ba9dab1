import { useEffect } from 'react';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { messages as text } from './messages.text.ts';
import styles from './messages.module.css';

/** An error where content could not be loaded, shown in place and as the toast of D172. */
export function Failure({
  text: sentence,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry: () => void;
}) {
  useEffect(() => showToast('error', sentence), [sentence]);
  return (
    <div className={styles['failure']}>
      <p>{sentence}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {text.retry}
      </Button>
    </div>
  );
}

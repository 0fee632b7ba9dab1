import { useState } from 'react';
import { useDemo, useResetDemo } from '../../queries/demo.ts';
import { app } from '../../text/app.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../toasts/toast.ts';
import styles from './layout.module.css';

/** Says that this is demo data, and puts it back (D33, D34). Nothing where the backend is a real one. */
export function DemoBar() {
  const demo = useDemo();
  const reset = useResetDemo();
  const [isAsking, setAsking] = useState(false);
  if (!demo) return null;
  const close = () => setAsking(false);
  const confirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => showToast('success', app.demo.done),
      onError: () => showToast('error', app.error.heading),
      onSettled: close,
    });
  return (
    <aside className={styles['demo']} aria-label={app.demo.label}>
      <p>
        <strong>{app.demo.label}.</strong> <span>{demo.persistence === 'memory' ? app.demo.textNotKept : app.demo.text}</span>
      </p>
      <button type="button" onClick={() => setAsking(true)}>
        {app.demo.reset}
      </button>
      {isAsking && (
        <Dialog title={app.demo.reset} closeLabel={app.close} onClose={close}>
          <p>{app.demo.confirmReset}</p>
          <div className={styles['dialogActions']}>
            <Button variant="secondary" onClick={close}>
              {app.demo.cancel}
            </Button>
            <Button busy={reset.isPending} onClick={confirm}>
              {app.demo.confirm}
            </Button>
          </div>
        </Dialog>
      )}
    </aside>
  );
}

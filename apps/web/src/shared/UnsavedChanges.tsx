import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { beforeReload } from '../ui/new-deployment.ts';
import { app } from './app.text.ts';
import { unsavedChanges } from './unsaved-changes.text.ts';
import styles from './unsaved-changes.module.css';

/**
 * Asks for confirmation before the user leaves the page while `when` is true: with a dialog inside the app,
 * with the browser's own for a reload or a closed tab. A form that has just been saved leaves with
 * `ignoreBlocker`.
 */
export function UnsavedChanges({ when }: { readonly when: boolean }) {
  const router = useRouter();
  // When the page reloads itself, the typed text is kept, so there is nothing to confirm.
  const isKept = useRef(false);
  useEffect(() => beforeReload(() => (isKept.current = true)), []);
  const blocker = useBlocker({
    shouldBlockFn: () => when,
    enableBeforeUnload: () => when && !isKept.current,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  const stay = () => {
    blocker.reset();
    // Code that awaits the blocked navigation would wait until the next one; this ends it at the current
    // page.
    void router.load();
  };
  return (
    <Dialog title={unsavedChanges.heading} closeLabel={app.close} onClose={stay}>
      <p>{unsavedChanges.text}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {unsavedChanges.leave}
        </Button>
        <Button onClick={stay}>{unsavedChanges.stay}</Button>
      </div>
    </Dialog>
  );
}

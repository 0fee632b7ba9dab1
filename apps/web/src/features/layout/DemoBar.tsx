import { Suspense, useEffect, useState } from 'react';
import { useApp, type AccountRequest } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { WholeEnd } from '../../ui/WholeEnd.tsx';
import { AccountChooser, ResetDialog, useDemo } from '../demo/index.ts';
import styles from './layout.module.css';

/**
 * Shows that this is demo data, resets it, and shows the demo's account chooser (D33, D34). With a real
 * backend it renders nothing.
 */
export function DemoBar() {
  const { hasDemo } = useApp();
  const demo = useDemo();
  const [isResetting, setResetting] = useState(false);
  const [request, setRequest] = useState<AccountRequest | null>(null);
  useEffect(() => demo?.onAccountRequest(setRequest), [demo]);
  if (!hasDemo) return null;
  return (
    <aside data-whole className={styles['demo']} aria-label={app.demo.label}>
      <p>
        <strong>{app.demo.label}.</strong>{' '}
        <span>{demo?.persistence === 'memory' ? app.demo.textNotKept : app.demo.text}</span>
      </p>
      <button type="button" disabled={!demo} onClick={() => setResetting(true)}>
        {app.demo.reset}
      </button>
      <Suspense>
        {isResetting && <ResetDialog onClose={() => setResetting(false)} />}
        {request && <AccountChooser request={request} />}
      </Suspense>
      <WholeEnd />
    </aside>
  );
}

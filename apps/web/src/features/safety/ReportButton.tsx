import type { ReportSubject, UserId } from '@roborrow/domain';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useApp } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { useReturnHere } from '../../shared/returning.ts';
import { reportButton } from './report-button.text.ts';
import styles from './report-button.module.css';

export const ReportDialog = lazyNamed(() => import('./ReportDialog.tsx'), 'ReportDialog');

export interface ReportButtonProps {
  readonly subject: ReportSubject;
  /** Whose it is; a member does not report what is their own. */
  readonly person: UserId;
}

/**
 * "Report this …": the dialog for members; visitors log in first and come back (D466). Its room stays where it goes away because the
 * visitor turns out to be the owner.
 */
export function ReportButton({ subject, person }: ReportButtonProps) {
  const me = useMember()?.user.uid;
  const { session } = useApp();
  const navigate = useNavigate();
  const here = useReturnHere();
  const [isOpen, setOpen] = useState(false);
  // A click on a page that has just come waits for the session: a member must not be led to the login and back.
  const report = async (): Promise<void> => {
    if ((await session.whenReady()).kind === 'signed-in') return setOpen(true);
    await navigate({ to: '/login', search: here });
  };
  return (
    <div className={styles['place']}>
      {me !== person && (
        <Button variant="quiet" size="small" onClick={() => void report()}>
          <Icon name="flag" size={16} />
          {reportButton[subject.kind]}
        </Button>
      )}
      {me && me !== person && isOpen && (
        <Suspense>
          <ReportDialog me={me} subject={subject} person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

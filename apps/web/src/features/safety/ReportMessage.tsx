import type { MessageId, UserId } from '@roborrow/domain';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { reportButton } from './report-button.text.ts';
import { ReportDialog } from './ReportButton.tsx';
import styles from './report-button.module.css';

export interface ReportMessageProps {
  readonly me: UserId;
  readonly id: MessageId;
  readonly sender: UserId;
}

/** Beside a received message. A mouse shows it where it points, and the keyboard where it is. */
export function ReportMessage({ me, id, sender }: ReportMessageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        className={styles['beside']}
        aria-label={reportButton.message}
        title={reportButton.message}
        onClick={() => setOpen(true)}
      >
        <Icon name="flag" size={16} />
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog
            me={me}
            subject={{ kind: 'message', id }}
            person={sender}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

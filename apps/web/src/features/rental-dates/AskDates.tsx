import type { Robot } from '@roborrow/domain';
import { useState, type ComponentType } from 'react';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../toasts/index.ts';
import styles from './ask-dates.module.css';
import type { AskDatesDialogProps } from './AskDatesDialog.tsx';

export interface AskDatesProps {
  readonly robot: Robot;
  /** False while it is not known that the owner still has a profile. */
  readonly isOwnerKnown: boolean;
}

/** The button of a robot's page, and the calendar once it is pressed: its code is loaded then (D501). */
export function AskDates({ robot, isOwnerKnown }: AskDatesProps) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<AskDatesDialogProps> } | null>(null);
  const open = () =>
    import('./AskDatesDialog.tsx').then(
      ({ AskDatesDialog }) => setOpened({ Dialog: AskDatesDialog }),
      () => showToast('error', robotDetail.calendarFailure),
    );
  return (
    <>
      <Button
        variant="secondary"
        size="large"
        wide
        disabled={!isOwnerKnown}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon name="calendar-clock" size={20} />
        <span className={styles['label']}>{robotDetail.askDates}</span>
      </Button>
      {opened && <opened.Dialog robot={robot} onClose={() => setOpened(null)} />}
    </>
  );
}

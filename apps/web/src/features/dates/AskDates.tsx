import type { DayRange, Robot } from '@roborrow/domain';
import { useState, type ComponentType } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../shared/toast.ts';
import { askDatesText } from './ask-dates.text.ts';
import styles from './ask-dates.module.css';
import type { AskDatesDialogProps } from './AskDatesDialog.tsx';

/** Days that the renter has chosen, and the sentence that says them with their total. */
interface ChosenDates {
  readonly range: DayRange;
  readonly text: string;
}

export interface AskDatesProps {
  readonly robot: Robot;
  /** False while it is not known that the owner still has a profile. */
  readonly isOwnerKnown: boolean;
}

/** The dates with their total, and the button for them; the calendar's code is loaded once it is pressed (D501, D607). */
export function AskDates({ robot, isOwnerKnown }: AskDatesProps) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<AskDatesDialogProps> } | null>(null);
  const [chosen, setChosen] = useState<ChosenDates | null>(null);
  const open = () =>
    import('./AskDatesDialog.tsx').then(
      ({ AskDatesDialog }) => setOpened({ Dialog: AskDatesDialog }),
      () => showToast('error', askDatesText.failure),
    );
  return (
    <>
      <p className={styles['dates']} role="status">
        {chosen?.text ?? askDatesText.none}
      </p>
      <Button size="large" wide disabled={!isOwnerKnown} aria-haspopup="dialog" onClick={() => void open()}>
        <Icon name="calendar-clock" size={20} />
        {askDatesText.ask}
      </Button>
      {opened && (
        <opened.Dialog
          robot={robot}
          initial={chosen?.range ?? null}
          onChoose={(range, text) => setChosen(range && { range, text })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

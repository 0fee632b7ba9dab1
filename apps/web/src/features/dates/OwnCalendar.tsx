import { useState, type ComponentType } from 'react';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { rentalDates } from './rental-dates.text.ts';
import type { OwnCalendarDialogProps } from './OwnCalendarDialog.tsx';

interface OwnCalendarProps extends Omit<OwnCalendarDialogProps, 'onClose'> {
  readonly describedBy: string;
}

/** The button for a robot's calendar, whose code is loaded once it is pressed (D691). */
export function OwnCalendar({ describedBy, ...props }: OwnCalendarProps) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<OwnCalendarDialogProps> } | null>(
    null,
  );
  const open = () =>
    import('./OwnCalendarDialog.tsx').then(
      ({ OwnCalendarDialog }) => setOpened({ Dialog: OwnCalendarDialog }),
      () => showToast('error', rentalDates.own.failure),
    );
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={() => void open()}
      >
        <Icon name="calendar-clock" size={16} />
        {rentalDates.own.button}
      </Button>
      {opened && <opened.Dialog {...props} onClose={() => setOpened(null)} />}
    </>
  );
}

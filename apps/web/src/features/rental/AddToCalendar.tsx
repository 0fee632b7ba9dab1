import { MEETING_PURPOSES, type Rental } from '@roborrow/domain';
import { showToast } from '../../shared/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.calendar;

interface AddToCalendarProps {
  readonly rental: Rental;
  readonly robotName: string;
}

/** Calendar files of the rental and of what was agreed (D724). What makes them is loaded when one is wanted. */
export function AddToCalendar({ rental, robotName }: AddToCalendarProps) {
  const download = async (wanted: 'rental' | (typeof MEETING_PURPOSES)[number]) => {
    try {
      const { downloadEvent, meetingEvent, rentalEvent } = await import('./calendar-download.ts');
      const meeting = wanted === 'rental' ? null : rental.meetings[wanted].agreed;
      downloadEvent(meeting ? meetingEvent(meeting, robotName) : rentalEvent(rental.request, robotName));
    } catch {
      showToast('error', text.failure);
    }
  };
  return (
    <section className={styles['panel']} aria-labelledby="calendar">
      <h2 id="calendar">{text.heading}</h2>
      <div className={styles['buttons']}>
        <Button size="small" variant="secondary" onClick={() => void download('rental')}>
          {text.rental}
        </Button>
        {MEETING_PURPOSES.map(
          (purpose) =>
            rental.meetings[purpose].agreed && (
              <Button key={purpose} size="small" variant="secondary" onClick={() => void download(purpose)}>
                {text.meeting(purpose)}
              </Button>
            ),
        )}
      </div>
    </section>
  );
}

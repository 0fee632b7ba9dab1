import {
  isMeetingPlace,
  parseDay,
  parseLocalTime,
  type CalendarDay,
  type LocalTime,
  type MeetingPurpose,
} from '@roborrow/domain';
import { useState, type SubmitEvent } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.meeting;

interface ProposeMeetingProps {
  readonly purpose: MeetingPurpose;
  /** What the day begins with. */
  readonly day: CalendarDay;
  readonly place: string;
  readonly onClose: () => void;
  readonly onPropose: (at: LocalTime, place: string) => void;
}

/** The form of a proposal: day, time, and a place in words. */
export function ProposeMeeting({ purpose, day, place, onClose, onPropose }: ProposeMeetingProps) {
  const [values, setValues] = useState<Record<'day' | 'time' | 'place', string>>({ day, time: '', place });
  const [isTried, setTried] = useState(false);
  const at = parseLocalTime(`${values.day}T${values.time}`);
  const issues = {
    day: parseDay(values.day) === null && text.issues.day,
    time: parseLocalTime(`2000-01-01T${values.time}`) === null && text.issues.time,
    place: !isMeetingPlace(values.place.trim()) && text.issues.place,
  };
  const field = (name: keyof typeof values, type: 'date' | 'time' | 'text', hint?: string) => (
    <Field label={text[name]} hint={hint} error={isTried && issues[name] ? issues[name] : null}>
      {(control) => (
        <input
          {...control}
          type={type}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        />
      )}
    </Field>
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (at !== null && !issues.place) onPropose(at, values.place.trim());
  };
  return (
    <Dialog title={text.dialog(purpose)} closeLabel={app.close} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <div className={styles['dayAndTime']}>
          {field('day', 'date')}
          {field('time', 'time')}
        </div>
        {field('place', 'text', text.placeHint)}
        <Button type="submit">{text.send}</Button>
      </form>
    </Dialog>
  );
}

import {
  agreementId,
  isOver,
  MEETING_PURPOSES,
  rentalPhase,
  takesMeeting,
  type Meeting,
  type MeetingAgreed,
  type MeetingProposed,
  type MeetingPurpose,
  type Rental,
  type TimeZone,
  type UserId,
} from '@roborrow/domain';
import { agreementSentence, localTimeText, meetingSentence } from '@roborrow/text/rentals';
import { otherZoneName } from '@roborrow/text/zones';
import { useRef, useState } from 'react';
import { Badge } from '../../ui/surfaces.tsx';
import { Button } from '../../ui/Button.tsx';
import { moment } from '../dates/index.ts';
import { ProposeMeeting } from './ProposeMeeting.tsx';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.meeting;

interface AppointmentsProps {
  readonly me: UserId;
  readonly rental: Rental;
  readonly otherName: string;
  /** Whether a message about this rental is not stored yet. */
  readonly isOnItsWay: boolean;
  readonly onSend: (note: MeetingProposed | MeetingAgreed, sentence: string) => void;
}

/** Where and when the robot changes hands: proposed by either, confirmed by the other (D722). */
export function Appointments(props: AppointmentsProps) {
  const { request, meetings } = props.rental;
  const shown = MEETING_PURPOSES.filter(
    (purpose) => takesMeetings(request, purpose) || meetings[purpose].agreed || meetings[purpose].open,
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles['panel']} aria-labelledby="appointments">
      <h2 id="appointments">{text.heading}</h2>
      <p className={styles['quiet']}>{text.hint}</p>
      {shown.map((purpose) => (
        <Appointment key={purpose} purpose={purpose} {...props} />
      ))}
      {props.isOnItsWay && <p role="status">{text.onItsWay}</p>}
    </section>
  );
}

const takesMeetings = (request: Rental['request'], purpose: MeetingPurpose): boolean =>
  takesMeeting(request.state, purpose) && !isOver(rentalPhase(request, moment()));

function Appointment({
  purpose,
  me,
  rental: { request, meetings },
  otherName,
  isOnItsWay,
  onSend,
}: AppointmentsProps & { readonly purpose: MeetingPurpose }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isProposing, setProposing] = useState(false);
  const { agreed, open } = meetings[purpose];
  const takes = takesMeetings(request, purpose);
  const confirm = ({ id, ...meeting }: Meeting) => {
    onSend({ kind: 'meeting-agreed', request: request.id, proposal: id }, agreementSentence(meeting));
    // The button goes.
    heading.current?.focus();
  };
  return (
    <section className={styles['appointment']} aria-label={text.purpose(purpose)}>
      <h3 ref={heading} tabIndex={-1}>
        {text.purpose(purpose)}
      </h3>
      {!agreed && !open && <p>{text.none}</p>}
      {agreed && (
        <p>
          <Place meeting={agreed} zone={request.zone} /> <Badge tone="good">{text.agreed}</Badge>
        </p>
      )}
      {open && (
        <p>
          <span className={styles['quiet']}>{text.proposedBy(open.by === me ? null : otherName)}</span>
          <Place meeting={open} zone={request.zone} />
        </p>
      )}
      {takes && (
        <div className={styles['buttons']}>
          {open && open.by !== me && !isOnItsWay && (
            <Button size="small" key={agreementId(open.id)} onClick={() => confirm(open)}>
              {text.confirm}
            </Button>
          )}
          <Button size="small" variant="secondary" busy={isOnItsWay} onClick={() => setProposing(true)}>
            {agreed || open ? text.proposeAnother : text.propose}
          </Button>
        </div>
      )}
      {isProposing && (
        <ProposeMeeting
          purpose={purpose}
          day={purpose === 'handover' ? request.range.first : request.range.last}
          place={(open ?? agreed)?.place ?? ''}
          onClose={() => setProposing(false)}
          onPropose={(at, place) => {
            setProposing(false);
            const note: MeetingProposed = { kind: 'meeting', request: request.id, for: purpose, at, place };
            onSend(note, meetingSentence(note));
          }}
        />
      )}
    </section>
  );
}

interface PlaceProps {
  readonly meeting: Meeting;
  readonly zone: TimeZone | null;
}

/** The time is that of where the robot is, which is said to a reader whose clocks show another one (D753). */
function Place({ meeting: { at, place }, zone }: PlaceProps) {
  const other = zone && otherZoneName(zone, moment().now);
  return (
    <span className={styles['when']}>
      <strong>
        {localTimeText(at)}
        {other && ` (${other})`}
      </strong>{' '}
      <span>{place}</span>
    </span>
  );
}

import {
  isAgreed,
  isWaiting,
  rangeLength,
  rentalPhase,
  stepIds,
  type OutboxMessage,
  type Rental,
} from '@roborrow/domain';
import { dayCount } from '@roborrow/text/plurals';
import { dayRangeText, nextText, totalText } from '@roborrow/text/rentals';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { classes } from '../../ui/classes.ts';
import { FreeElsewhere, moment, PhaseBadge, rentalDates, RequestSteps } from '../dates/index.ts';
import { useOutbox } from '../inbox/index.ts';
import { Unsent, useAnnouncedSending } from '../messages/index.ts';
import { ReviewPrompt } from '../reviews/index.ts';
import { RobotPicture, robotById } from '../robots/index.ts';
import { Condition } from './Condition.tsx';
import { Disagree } from './Disagree.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Appointments } from './Appointments.tsx';
import { History } from './History.tsx';
import { rentalText as text } from './rental.text.ts';
import styles from './rental.module.css';

interface RentalPageProps {
  readonly member: Member;
  readonly rental: Rental;
}

/** Everything about one rental, for one of its two people. */
export function RentalPage({ member, rental }: RentalPageProps) {
  const { request } = rental;
  const me = member.user.uid;
  const isOwner = request.ownerId === me;
  const services = useServices();
  const { data: robot } = useQuery(robotById(services, request.robotId));
  const other = isOwner
    ? { id: request.renterId, name: request.renterName, role: text.renter }
    : { id: request.ownerId, name: request.ownerName, role: text.owner };
  const { data: profile } = useQuery(profileById(services, other.id));
  const sending = useAnnouncedSending(member);
  const unsent = useOutbox(me).filter((message) => isAbout(message, rental));
  const status = useRef<HTMLElement>(null);
  const now = moment();
  const phase = rentalPhase(request, now);
  const robotName = robot?.name ?? text.unlisted;
  const total = totalText(request.total);
  return (
    <>
      <header className={styles['head']}>
        {/* Its name is told once it is known: until then nothing says that it is gone. */}
        <h1 tabIndex={-1}>{robot === undefined ? text.title : text.heading(robotName)}</h1>
        <PhaseBadge phase={phase} status={status} />
        <dl className={styles['facts']}>
          <div>
            <dt>{text.days}</dt>
            <dd>
              {dayRangeText(request.range)} <small>({dayCount(rangeLength(request.range))})</small>
            </dd>
          </div>
          <div>
            <dt>{text.total}</dt>
            <dd>{isAgreed(request.state) ? text.asAgreed(total) : text.estimated(total)}</dd>
          </div>
        </dl>
        <p className={styles['quiet']}>{rentalDates.note}</p>
      </header>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <section className={styles['panel']} aria-labelledby="next">
            <h2 id="next">{text.next}</h2>
            <p>{nextText(request, isOwner, now)}</p>
            {phase === 'expired' && <FreeElsewhere me={me} request={request} />}
            <RequestSteps
              hasNote={false}
              me={me}
              request={request}
              status={status}
              onStep={(...step) => void sending.takeStep(...step)}
            />
            {unsent.map(
              (message) =>
                message.state.kind === 'failed' && (
                  <Unsent
                    key={message.id}
                    error={message.state.error}
                    waits={isWaiting(message)}
                    onRetry={() => sending.retry(message)}
                    onDiscard={() => sending.discard(message)}
                  />
                ),
            )}
            {phase === 'done' && <ReviewPrompt member={member} request={request} />}
          </section>
          {isAgreed(request.state) && (
            <Appointments
              me={me}
              rental={rental}
              otherName={other.name}
              isOnItsWay={unsent.length > 0}
              onSend={(note, sentence) => void sending.arrange(note, sentence, request)}
            />
          )}
          {isAgreed(request.state) && <Condition member={member} rental={rental} otherName={other.name} />}
          {isAgreed(request.state) && <AddToCalendar rental={rental} robotName={robotName} />}
          <History me={me} rental={rental} otherName={other.name} />
        </div>
        <aside className={styles['side']}>
          {robot && (
            <Link
              to="/robots/$robotId"
              params={{ robotId: robot.id }}
              className={classes(styles['panel'], styles['robot'])}
            >
              <RobotPicture src={robot.images[0]} alt="" />
              <span>{text.viewRobot(robot.name)}</span>
            </Link>
          )}
          <section className={styles['panel']} aria-label={other.role}>
            <h2>{other.role}</h2>
            <p className={styles['person']}>
              <Avatar name={other.name} src={profile?.avatar ?? ''} size={3} />
              <strong>{other.name}</strong>
            </p>
            <ul className={styles['links']}>
              <li>
                <Link to="/profile/$userId" params={{ userId: other.id }}>
                  {text.viewProfile(other.name)}
                </Link>
              </li>
              <li>
                <Link to="/messages" search={{ newConversation: other.id }}>
                  {rentalDates.openConversation(other.name)}
                </Link>
              </li>
            </ul>
          </section>
          <Disagree me={me} rental={rental} other={other} />
        </aside>
      </div>
    </>
  );
}

/** Whether a message that is not stored yet takes a step of this rental, or is about its appointments. */
const isAbout = ({ id, dates, state }: OutboxMessage, { request }: Rental): boolean =>
  state.kind !== 'sent' &&
  (stepIds(request.id).includes(id) ||
    ((dates?.kind === 'meeting' || dates?.kind === 'meeting-agreed') && dates.request === request.id));

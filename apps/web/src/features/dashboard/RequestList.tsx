import { type DateRequest, isWaiting, stepIds } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { useOutbox } from '../inbox/index.ts';
import { robotById } from '../robots/index.ts';
import { moment, rentalDates as text, type OnStep, RequestCard } from '../dates/index.ts';
import { Unsent, useAnnouncedSending } from '../messages/index.ts';
import styles from './requests.module.css';
import { groupRequests } from './group-requests.ts';

interface RequestListProps {
  readonly member: Member;
  readonly heading: string;
  /** Nothing is shown where there are none. */
  readonly requests: readonly DateRequest[];
}

/** Requests under a heading. They are answered here as in their conversation (D509). */
export function RequestList({ member, heading, requests }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <section className={styles['list']} aria-label={heading}>
      <h2>{heading}</h2>
      <Requests member={member} requests={requests} />
    </section>
  );
}

/** The same without a heading. */
export function Requests({ member, requests }: Omit<RequestListProps, 'heading'>) {
  return (
    <ul className={styles['requests']}>
      {requests.map((request) => (
        <li key={request.id}>
          <Request member={member} request={request} />
        </li>
      ))}
    </ul>
  );
}

function Request({ member, request }: { readonly member: Member; readonly request: DateRequest }) {
  const me = member.user.uid;
  const { id, renterId, renterName, ownerId, ownerName, robotId } = request;
  const services = useServices();
  const { data: robot } = useQuery(robotById(services, robotId));
  const sending = useAnnouncedSending(member);
  const isMine = renterId === me;
  const name = isMine ? ownerName : renterName;
  const failed = useOutbox(me).find(
    (message) => message.state.kind === 'failed' && stepIds(id).includes(message.id),
  );
  const takeStep = async (...step: Parameters<OnStep>) => {
    const delivery = await sending.takeStep(...step);
    // What was answered here was read, though its conversation was never open.
    if (delivery.ok && !isMine) await (await services).messages.markRead([id]).catch(console.error);
  };
  return (
    <>
      <RequestCard me={me} request={request} hasNote={false} onStep={(...step) => void takeStep(...step)}>
        <p className={styles['about']}>
          {text.asking(robot, name, isMine)}{' '}
          <Link to="/messages" search={{ newConversation: isMine ? ownerId : renterId }}>
            {text.openConversation(name)}
          </Link>
        </p>
      </RequestCard>
      {failed?.state.kind === 'failed' && (
        <Unsent
          error={failed.state.error}
          waits={isWaiting(failed)}
          onRetry={() => sending.retry(failed)}
          onDiscard={() => sending.discard(failed)}
        />
      )}
    </>
  );
}

/** Once for all requests of a page, where it shows any. */
export const NoContract = ({ requests }: { readonly requests: readonly DateRequest[] }) =>
  requests.length > 0 && <p className={styles['note']}>{text.note}</p>;

interface OpenRequestsProps {
  readonly member: Member;
  readonly requests: readonly DateRequest[];
}

/** What is open: requests that the member has to answer, rentals that have begun, then what they asked (D509). */
export function OpenRequests({ member, requests }: OpenRequestsProps) {
  const { lists } = text;
  const { waiting, current, asked } = groupRequests(requests, member.user.uid, moment());
  return (
    <>
      <RequestList member={member} heading={lists.waiting} requests={waiting} />
      <RequestList member={member} heading={lists.now} requests={current} />
      <RequestList member={member} heading={lists.asked} requests={asked} />
      <NoContract requests={[...waiting, ...current, ...asked]} />
    </>
  );
}

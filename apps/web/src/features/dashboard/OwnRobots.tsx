import type { Robot } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { toasts } from '@roborrow/text/toasts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { app } from '../../shared/app.text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import type { Following } from '../inbox/index.ts';
import { listingsOf } from '../robots/index.ts';
import { useDeleteListing } from '../listing/index.ts';
import { Concerned, rentalDates, moment, useConcerned } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';
import { LoadFailure } from './WithRequests.tsx';
import { OwnRobot } from './OwnRobot.tsx';

const words = dashboard.robots;

interface OwnRobotsProps {
  readonly member: Member;
  readonly following: Following;
}

/** The owner's listings with their actions (D68, D24). */
export function OwnRobots({ member, following }: OwnRobotsProps) {
  const query = useQuery(listingsOf(useServices(), member.user.uid));
  const [doomed, setDoomed] = useState<Robot | null>(null);
  const [deletions, setDeletions] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog was removed with its robot, so the browser cannot return the focus to
  // it.
  useEffect(() => {
    if (deletions > 0) heading.current?.focus();
  }, [deletions]);
  const { data: robots } = query;
  return (
    <>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        {robots && robots.length > 0 && (
          <Link to="/create-robot" className={buttonClass()}>
            {words.add}
          </Link>
        )}
      </header>
      {query.isPending && (
        <div role="status" aria-label={dashboard.loading} className={styles['robots']}>
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      )}
      {query.isError && !robots && <LoadFailure query={query} />}
      {robots?.length === 0 && (
        <EmptyState title={words.emptyHeading} text={words.empty} picture="/illustrations/no-results.svg">
          <Link to="/create-robot" className={buttonClass()}>
            {words.listFirst}
          </Link>
        </EmptyState>
      )}
      {robots && robots.length > 0 && (
        <ul className={styles['robots']}>
          {robots.map((robot) => (
            <li key={robot.id}>
              <OwnRobot
                member={member}
                following={following}
                robot={robot}
                onDelete={() => setDoomed(robot)}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <DeleteRobot
          member={member}
          following={following}
          robot={doomed}
          onClose={(isDeleted) => {
            setDoomed(null);
            if (isDeleted) setDeletions((count) => count + 1);
          }}
        />
      )}
    </>
  );
}

const deletion = dashboard.deleteDialog;

interface DeleteRobotProps {
  readonly member: Member;
  readonly following: Following;
  readonly robot: Robot;
  readonly onClose: (isDeleted: boolean) => void;
}

/**
 * Asks for confirmation and deletes a listing (D24). It closes after success and failure, because a toast
 * shows the result.
 */
function DeleteRobot({ member, following, robot, onClose }: DeleteRobotProps) {
  const remove = useDeleteListing();
  const once = useOneAtATime();
  const requests = useConcerned(member.user.uid, following, robot.id);
  const confirm = async () => {
    if (requests === null) return;
    const result = await remove.mutateAsync({
      listing: robot,
      farewell: {
        me: member,
        requests,
        moment: moment(),
        sentence: (kind, request) => rentalDates.ending(kind, request, 'listing'),
      },
    });
    onClose(result.ok);
    if (!result.ok) return showToast('error', robotsErrorText('delete', result.error.error));
    if (result.value.images === 'left')
      return showToast('error', toasts.listing.deletedButImages(robot.name));
    showToast('success', toasts.listing.deleted(robot.name));
  };
  const keep = () => remove.isPending || onClose(false);
  return (
    <Dialog title={deletion.heading(robot.name)} closeLabel={app.close} onClose={keep}>
      <p>{deletion.text}</p>
      <Concerned me={member.user.uid} requests={requests} following={following} effect="end" />
      <div className={styles['dialogActions']}>
        <Button variant="secondary" onClick={keep}>
          {deletion.cancel}
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending || requests === null}
          onClick={() => void once(confirm)}
        >
          {remove.isPending ? deletion.deleting : deletion.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

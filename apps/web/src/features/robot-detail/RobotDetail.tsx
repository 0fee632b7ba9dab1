import type { RobotId } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useBlocks } from '../../queries/blocks/blocks.ts';
import { robotById } from '../../queries/robots/robots.ts';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { app } from '../../text/app.ts';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLogShown } from '../analytics/index.ts';
import { BlockedOwner } from '../block/index.ts';
import { NoIndex, PageTitle } from '../layout/index.ts';
import { useNoteViewed } from '../recently-viewed/index.ts';
import { Listing } from './Listing.tsx';
import styles from './robot-detail.module.css';
import { RobotNotFound } from './RobotNotFound.tsx';

export interface RobotDetailProps {
  readonly id: RobotId;
  /** The place near which the robot was found, from the address; empty for none. */
  readonly from: string;
}

/** A spinner, then the robot or the message that it does not exist (D69), also where it is hidden from the member (D452). */
export function RobotDetail({ id, from }: RobotDetailProps) {
  const { data, error, refetch, isFetching } = useQuery(robotById(useServices(), id));
  const me = useMember()?.user.uid;
  const { people, hides } = useBlocks();
  const robot = data && hides(data.ownerId) ? null : data;
  useNoteViewed(robot ?? null);
  useLogShown(id, robot ? { name: 'view_robot' } : null);
  if (robot) return <Listing robot={robot} from={from} />;
  return (
    <div className={`page ${styles['alone']}`}>
      <PageTitle title={robotDetail.title} />
      {robot === undefined && !error && <Spinner label={robotDetail.loading} />}
      {robot === undefined && error && (
        <EmptyState heading="h1" title={robotsErrorText('get', error)}>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {app.retry}
          </Button>
        </EmptyState>
      )}
      {robot === null && <NoIndex />}
      {robot === null &&
        (me && data && people.includes(data.ownerId) ? (
          <Suspense>
            <BlockedOwner me={me} id={data.ownerId} />
          </Suspense>
        ) : (
          <RobotNotFound />
        ))}
    </div>
  );
}

import type { RobotId } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, Spinner } from '../../ui/surfaces.tsx';
import { useLogShown } from '../../shared/use-log.ts';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { BlockedOwner, useBlocks } from '../safety/index.ts';
import { robotById, useNoteViewed } from '../robots/index.ts';
import { robotDetail } from './robot-detail.text.ts';
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

import type { Robot, RobotId } from '@roborrow/domain';
import { robotsErrorText, updateListingErrorText } from '@roborrow/text/errors/robots';
import { toasts } from '@roborrow/text/toasts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/surfaces.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { robotById } from '../robots/index.ts';
import { RobotNotFound } from './RobotNotFound.tsx';
import { useUpdateListing } from './change-listings.ts';
import { editRobot } from './listing.text.ts';
import { fieldsOf } from './listing-fields.ts';
import { ListingForm } from './ListingForm.tsx';
import styles from './listing-form.module.css';

/** The user's own listing in the form that created it (D24); other users see why they cannot edit it. */
export function EditRobot({ id, member }: { readonly id: RobotId; readonly member: Member }) {
  // The form must start with the listing as stored now, not with a cached one.
  const query = useQuery({ ...robotById(useServices(), id), refetchOnMount: 'always' });
  const robot = query.isFetchedAfterMount ? query.data : undefined;
  const isMine = robot?.ownerId === member.user.uid;

  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={editRobot.title} />
      {(isMine || !query.isFetchedAfterMount) && (
        <header className={styles['head']}>
          <h1>{isMine ? editRobot.heading(robot.name) : editRobot.title}</h1>
        </header>
      )}
      {isMine && <EditForm robot={robot} />}
      {!query.isFetchedAfterMount && <ListingFormSkeleton label={editRobot.loading} />}
      {query.isFetchedAfterMount && robot === undefined && (
        <EmptyState heading="h1" title={robotsErrorText('get', query.error)}>
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {app.retry}
          </Button>
        </EmptyState>
      )}
      {robot === null && <RobotNotFound />}
      {robot && !isMine && (
        <EmptyState heading="h1" title={editRobot.notYours} picture="/illustrations/no-results.svg">
          <Link to="/dashboard" className={buttonClass()}>
            {editRobot.backToDashboard}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}

function EditForm({ robot }: { readonly robot: Robot }) {
  const update = useUpdateListing();
  return (
    <ListingForm
      initial={fieldsOf(robot)}
      storedPhotos={robot.images}
      words={{ ...editRobot, saved: toasts.listing.updated }}
      errorText={updateListingErrorText}
      save={(form, images, control) =>
        update.mutateAsync({
          robotId: robot.id,
          ownerId: robot.ownerId,
          form,
          images,
          previous: robot,
          control,
        })
      }
    />
  );
}

/** A placeholder with the form's shape while its listing is loading. */
function ListingFormSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className={styles['form']}>
      {[1, 2].map((section) => (
        <div key={section} className={styles['section']}>
          <Skeleton width="70%" height="1.5rem" />
          <div className={styles['fields']}>
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
            <Skeleton height="4.5rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

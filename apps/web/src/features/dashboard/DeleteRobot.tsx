import type { Robot } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { toasts } from '@roborrow/text/toasts';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import type { Following } from '../inbox/index.ts';
import { useDeleteListing } from '../listing/index.ts';
import { Concerned, rentalDates, today, useConcerned } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';

const words = dashboard.deleteDialog;

export interface DeleteRobotProps {
  readonly member: Member;
  readonly following: Following;
  readonly robot: Robot;
  readonly onClose: (isDeleted: boolean) => void;
}

/**
 * Asks for confirmation and deletes a listing (D24). It closes after success and failure, because a toast
 * shows the result.
 */
export function DeleteRobot({ member, following, robot, onClose }: DeleteRobotProps) {
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
        today: today(),
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
    <Dialog title={words.heading(robot.name)} closeLabel={app.close} onClose={keep}>
      <p>{words.text}</p>
      <Concerned me={member.user.uid} requests={requests} following={following} effect="end" />
      <div className={styles['dialogActions']}>
        <Button variant="secondary" onClick={keep}>
          {words.cancel}
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending || requests === null}
          onClick={() => void once(confirm)}
        >
          {remove.isPending ? words.deleting : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

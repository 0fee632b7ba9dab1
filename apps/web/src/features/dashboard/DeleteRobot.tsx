import type { Robot } from '@roborrow/domain';
import { robotsErrorText } from '@roborrow/text/errors/robots';
import { toasts } from '@roborrow/text/toasts';
import { useDeleteListing } from '../../queries/robots/commands/listings.ts';
import { app } from '../../text/app.ts';
import { dashboard } from '../../text/screens/dashboard.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOneAtATime } from '../form/index.ts';
import { showToast } from '../toasts/index.ts';
import styles from './dashboard.module.css';

const words = dashboard.deleteDialog;

export interface DeleteRobotProps {
  readonly robot: Robot;
  readonly onClose: (isDeleted: boolean) => void;
}

/**
 * Asks for confirmation and deletes a listing (D24). It closes after success and failure, because a toast
 * shows the result.
 */
export function DeleteRobot({ robot, onClose }: DeleteRobotProps) {
  const remove = useDeleteListing();
  const once = useOneAtATime();
  const confirm = async () => {
    const result = await remove.mutateAsync(robot);
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
      <div className={styles['dialogActions']}>
        <Button variant="secondary" onClick={keep}>
          {words.cancel}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => void once(confirm)}>
          {remove.isPending ? words.deleting : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

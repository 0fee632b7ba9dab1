import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { useChangeBlock } from './block.ts';
import { block as words, blockErrorText } from './block.text.ts';
import styles from './block.module.css';
import type { OtherPerson } from './UnblockButton.tsx';

export interface BlockDialogProps extends OtherPerson {
  readonly onClose: () => void;
}

/** Says what blocking does, and does it. It closes after success and failure, because a toast shows the result. */
export function BlockDialog({ me, id, name, onClose }: BlockDialogProps) {
  const { mutateAsync, isPending } = useChangeBlock(me);
  const once = useOneAtATime();
  const confirm = async () => {
    try {
      await mutateAsync({ other: id, isBlocked: true });
      showToast('success', words.blocked(name));
    } catch (thrown) {
      showToast('error', blockErrorText(name, true, thrown));
    }
    onClose();
  };
  const keep = () => isPending || onClose();
  return (
    <Dialog title={words.heading(name)} closeLabel={app.close} onClose={keep}>
      <ul className={styles['effects']}>
        {words.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={keep}>
          {words.cancel}
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => void once(confirm)}>
          {isPending ? words.blocking : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
}

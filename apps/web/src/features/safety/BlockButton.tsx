import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { app } from '../../shared/app.text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { showToast } from '../../shared/toast.ts';
import { useBlocks } from './blocks.queries.ts';
import { block as words, blockErrorText } from './block.text.ts';
import { type OtherPerson, UnblockButton, useChangeBlock } from './UnblockButton.tsx';
import styles from './block.module.css';

/** Asks before it blocks; what undoes it needs no question. */
export function BlockButton(props: OtherPerson) {
  const { id, name, isShort = false } = props;
  const [isAsking, setAsking] = useState(false);
  if (useBlocks().people.includes(id)) return <UnblockButton {...props} />;
  return (
    <>
      <Button variant="quiet" size="small" aria-label={words.open(name)} onClick={() => setAsking(true)}>
        {isShort ? words.confirm : words.open(name)}
      </Button>
      {isAsking && <BlockDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

interface BlockDialogProps extends OtherPerson {
  readonly onClose: () => void;
}

/** Says what blocking does, and does it. It closes after success and failure, because a toast shows the result. */
function BlockDialog({ me, id, name, onClose }: BlockDialogProps) {
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

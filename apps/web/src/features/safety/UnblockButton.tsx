import type { UserId } from '@roborrow/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { useServices } from '../../services.tsx';
import { blocksOf } from './blocks.queries.ts';
import { block as words, blockErrorText } from './block.text.ts';
import styles from './block.module.css';

/** A person as the member sees them. */
export interface OtherPerson {
  readonly me: UserId;
  readonly id: UserId;
  readonly name: string;
  /** Whether the button shows no name, because the name stands beside it; it is read out all the same. */
  readonly isShort?: boolean;
}

export function UnblockButton({ me, id, name, isShort = false }: OtherPerson) {
  const { mutateAsync, isPending } = useChangeBlock(me);
  const undo = async () => {
    try {
      await mutateAsync({ other: id, isBlocked: false });
      showToast('success', words.unblocked(name));
    } catch (thrown) {
      showToast('error', blockErrorText(name, false, thrown));
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      aria-label={words.undo(name)}
      onClick={() => void undo()}
    >
      {isShort ? words.undoShort : words.undo(name)}
    </Button>
  );
}

interface BlockChange {
  readonly other: UserId;
  /** Whether the other person is to be blocked, or no longer. */
  readonly isBlocked: boolean;
}

/** Blocks a person, or undoes it, and shows what is stored then. It rejects with the port's error. */
export function useChangeBlock(me: UserId) {
  const services = useServices();
  const queries = useQueryClient();
  return useMutation({
    // One after the other.
    scope: { id: 'blocks' },
    mutationFn: async ({ other, isBlocked }: BlockChange) => {
      const { blocks } = await services;
      await (isBlocked ? blocks.block(me, other) : blocks.unblock(me, other));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: blocksOf(services, me).queryKey }),
  });
}

/** In place of the field for a new message, whose draft is kept. */
export function BlockedThread({ me, id, name }: OtherPerson) {
  return (
    <div className={styles['closed']}>
      <p>{words.thread(name)}</p>
      <UnblockButton me={me} id={id} name={name} />
    </div>
  );
}

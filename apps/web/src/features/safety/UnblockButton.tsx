import type { UserId } from '@roborrow/domain';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../shared/toast.ts';
import { useChangeBlock } from './block.ts';
import { block as words, blockErrorText } from './block.text.ts';

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

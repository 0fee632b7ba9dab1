import type { DateRequest } from '@roborrow/domain';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';

export interface CancelDatesProps {
  readonly request: DateRequest;
  /** The other one's. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before dates that were accepted are cancelled: the other one counts on them (D591). */
export function CancelDates({ request, name, onClose, onConfirm }: CancelDatesProps) {
  const { heading, consequence, keep } = text.cancelDialog;
  return (
    <Dialog title={heading} closeLabel={text.close} onClose={onClose}>
      <p className={styles['days']}>{text.rangeAndTotal(request.range, request.total)}</p>
      <p>{consequence(name)}</p>
      <div className={styles['choices']}>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {text.action.cancelled}
        </Button>
      </div>
    </Dialog>
  );
}

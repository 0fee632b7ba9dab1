import { END_REASONS, type DateRequest, type EndKind, type EndReason } from '@roborrow/domain';
import { reasonText } from '@roborrow/text/rentals';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { rentalDates as text } from './rental-dates.text.ts';
import styles from './dates-card.module.css';

interface EndRentalProps {
  readonly kind: EndKind;
  readonly request: DateRequest;
  /** The other one's. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onConfirm: (reason: EndReason | undefined) => void;
}

/** Asks before what was accepted ends for good, because the other one counts on it (D591), and why, if its reader wants to say (D721). */
export function EndRental({ kind, request, name, onClose, onConfirm }: EndRentalProps) {
  const { heading, consequence, keep } = text.endDialog[kind];
  const [reason, setReason] = useState<EndReason>();
  return (
    <Dialog title={heading} closeLabel={text.close} onClose={onClose}>
      <p className={styles['days']}>{text.rangeAndTotal(request.range, request.total)}</p>
      <p>{consequence(name)}</p>
      <Field label={text.reason}>
        {(control) => (
          <select
            {...control}
            value={reason ?? ''}
            onChange={({ target }) => setReason(END_REASONS.find((known) => known === target.value))}
          >
            <option value="">{text.noReason}</option>
            {END_REASONS.filter((one) => fits(one, kind)).map((one) => (
              <option key={one} value={one}>
                {reasonText(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles['choices']}>
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={() => onConfirm(reason)}>
          {text.action[kind]}
        </Button>
      </div>
    </Dialog>
  );
}

/** Before the first day nobody can have failed to come. */
const fits = (reason: EndReason, kind: EndKind): boolean =>
  reason !== 'did-not-show-up' || kind === 'not-happened';

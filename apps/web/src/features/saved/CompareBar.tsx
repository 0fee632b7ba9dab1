import type { RobotId } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useMember } from '../../session/use-session.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useRememberedPlace } from '../places/index.ts';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';

export interface CompareBarProps {
  readonly chosen: readonly RobotId[];
  readonly onClear: () => void;
}

/** Leads to the comparison of the chosen robots; stays in sight at the bottom. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const { label, open, chooseAnother, clear } = words.comparison;
  // Without a place in the address, a member's own is used.
  const searched = useRememberedPlace();
  const from = useMember()?.profile?.coordinates ? null : searched;
  return (
    <aside className={styles['bar']} aria-label={label}>
      {chosen.length < 2 ? (
        <p>{chooseAnother}</p>
      ) : (
        <Link
          to="/saved/compare"
          search={{ robots: chosen.join(','), ...(from && { from }) }}
          className={buttonClass()}
        >
          {open(chosen.length)}
        </Link>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        {clear}
      </Button>
    </aside>
  );
}

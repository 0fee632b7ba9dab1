import type { RobotId } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { saved as words } from '../../text/screens/saved.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import styles from './saved.module.css';

export interface CompareBarProps {
  readonly chosen: readonly RobotId[];
  readonly onClear: () => void;
}

/** Leads to the comparison of the chosen robots; stays in sight at the bottom. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const { label, open, chooseAnother, clear } = words.comparison;
  return (
    <aside className={styles['bar']} aria-label={label}>
      {chosen.length < 2 ? (
        <p>{chooseAnother}</p>
      ) : (
        <Link to="/saved/compare" search={{ robots: chosen.join(',') }} className={buttonClass()}>
          {open(chosen.length)}
        </Link>
      )}
      <Button variant="quiet" size="small" onClick={onClear}>
        {clear}
      </Button>
    </aside>
  );
}

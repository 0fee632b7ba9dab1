import { COMPARED_MAX, removingSaved, restoringRobot, type RobotId, type SavedRobot } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { useMember } from '../../session/use-session.ts';
import { robotList } from '../robots/index.ts';
import { useRememberedPlace } from '../places/index.ts';
import { type Change, tellOutcome, useChangeSaved } from './change-saved.ts';
import type { SavedOwner } from './saved.queries.ts';
import { saved as words } from './saved.text.ts';
import styles from './saved.module.css';
import { RemovedRow, type Row } from './RemovedRow.tsx';
import { SavedRobotRow } from './SavedRobotRow.tsx';

/** Each row reads one robot, so this many at a time. */
const PAGE = 12;

interface SavedRobotsProps {
  readonly owner: SavedOwner;
  readonly rows: readonly Row<SavedRobot>[];
}

export function SavedRobots({ owner, rows }: SavedRobotsProps) {
  const change = useChangeSaved(owner);
  const [shown, setShown] = useState(PAGE);
  const [chosen, setChosen] = useState<readonly RobotId[]>([]);
  // The row whose button was pressed last.
  const [pressed, setPressed] = useState<RobotId | null>(null);

  const choose = (id: RobotId, isChosen: boolean) =>
    setChosen((before) => [...before.filter((other) => other !== id), ...(isChosen ? [id] : [])]);
  const press = async (id: RobotId, changing: Change) => {
    setPressed(id);
    choose(id, false);
    tellOutcome(await change(changing));
  };

  return (
    <section aria-labelledby="saved-robots" className={styles['section']}>
      <h2 id="saved-robots">{words.robots.heading}</h2>
      {rows.length === 0 && <p>{words.robots.none}</p>}
      <ul className={styles['robots']}>
        {rows.slice(0, shown).map(({ entry, isRemoved }) => (
          <li key={entry.id}>
            {isRemoved ? (
              <RemovedRow
                name={entry.name}
                takesFocus={pressed === entry.id}
                onUndo={() => void press(entry.id, (saved, now) => restoringRobot(saved, entry, now))}
              />
            ) : (
              <SavedRobotRow
                entry={entry}
                isChosen={chosen.includes(entry.id)}
                canChoose={chosen.length < COMPARED_MAX}
                takesFocus={pressed === entry.id}
                onChoose={(isChosen) => choose(entry.id, isChosen)}
                onRemove={() => void press(entry.id, (saved, now) => removingSaved(saved, entry.id, now))}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PAGE)}>
          {robotList.loadMore}
        </Button>
      )}
      {chosen.length > 0 && <CompareBar chosen={chosen} onClear={() => setChosen([])} />}
    </section>
  );
}

interface CompareBarProps {
  readonly chosen: readonly RobotId[];
  readonly onClear: () => void;
}

/** Leads to the comparison of the chosen robots; stays in sight at the bottom. */
function CompareBar({ chosen, onClear }: CompareBarProps) {
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

import type { Robot } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { placeInput } from '../places/index.ts';
import { robotCard, RobotPicture } from '../robots/index.ts';
import { compare as words } from './compare.text.ts';
import styles from './compare.module.css';
import { comparisonRows, type ComparedFrom } from './comparison-rows.ts';

export interface ComparisonTableProps {
  readonly robots: readonly Robot[];
  /** The place of the address; empty if it names none. */
  readonly from: string;
  readonly origin: ComparedFrom | null;
}

/** Where it is wider than the window it scrolls sideways, and its first column stays. */
export function ComparisonTable({ robots, from, origin }: ComparisonTableProps) {
  const without = (robot: Robot) =>
    robots
      .filter((other) => other !== robot)
      .map(({ id }) => id)
      .join(',');
  const source = origin?.place?.source;
  return (
    <>
      {/* Focusable, because the keyboard must reach what is out of sight. */}
      <div className={styles['scroll']} role="region" aria-label={words.title} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.about}</span>
              </th>
              {robots.map((robot) => (
                <th key={robot.id} scope="col">
                  <div className={styles['picture']}>
                    <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} eager />
                  </div>
                  <Link
                    to="/robots/$robotId"
                    params={{ robotId: robot.id }}
                    search={from ? { from } : {}}
                    className={styles['name']}
                  >
                    {robot.name}
                  </Link>
                  <span className={styles['remove']}>
                    <Link
                      to="/saved/compare"
                      search={{ robots: without(robot), ...(from && { from }) }}
                      className={buttonClass({ variant: 'quiet', size: 'icon' })}
                      aria-label={words.remove(robot.name)}
                    >
                      <Icon name="x" size={18} />
                    </Link>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparisonRows(origin).map(({ label, tell }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {robots.map((robot) => (
                  <td key={robot.id}>{tell(robot)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {source && <small>{placeInput.sources[source]}</small>}
    </>
  );
}

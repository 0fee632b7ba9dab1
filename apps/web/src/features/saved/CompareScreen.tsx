import { parseComparedRobots, type Robot } from '@roborrow/domain';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { useDistanceUnit } from '../../shared/distance-unit.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Banner, EmptyState, Spinner } from '../../ui/surfaces.tsx';
import { NoIndex } from '../../shared/PublicPage.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useBlocks } from '../safety/index.ts';
import { placeInput, useKnownPlace } from '../places/index.ts';
import { robotById, robotCard, RobotPicture } from '../robots/index.ts';
import { compare as words } from './compare.text.ts';
import styles from './compare.module.css';
import { type ComparedFrom, comparisonRows } from './comparison-rows.ts';

interface CompareScreenProps {
  /** The ids of the robots, as they are in the address. */
  readonly robots: string;
  /** The place from which distances are measured, from the address; empty for the member's own. */
  readonly from: string;
}

/** Up to four robots side by side (D328). It can be shared, so it asks for nothing that only the visitor has. */
export function CompareScreen({ robots: named, from }: CompareScreenProps) {
  const services = useServices();
  const { robots: ids, others } = parseComparedRobots(named);
  const answers = useQueries({ queries: ids.map((id) => robotById(services, id)) });
  const origin = useKnownPlace(from);
  const { hides } = useBlocks();
  const robots = answers.flatMap(({ data }) => (data && !hides(data.ownerId) ? data : []));
  const gone = answers.filter(({ data }) => data === null || (data && hides(data.ownerId))).length;
  const isLoading = answers.some(({ isPending }) => isPending);
  const failed = answers.filter(({ isLoadingError }) => isLoadingError);

  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={words.title} description={words.description} />
      <NoIndex />
      <div className={styles['head']}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <Link to="/saved" className={buttonClass({ variant: 'secondary', size: 'small' })}>
          {words.back}
        </Link>
      </div>
      {failed.length > 0 && (
        <Banner tone="bad">
          <p>{words.failure}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            {app.retry}
          </Button>
        </Banner>
      )}
      {others > 0 && (
        <Banner>
          <p>{words.tooMany(others)}</p>
        </Banner>
      )}
      {gone > 0 && (
        <Banner>
          <p>{words.gone(gone)}</p>
        </Banner>
      )}
      {isLoading && <Spinner label={words.loading} />}
      {!isLoading && robots.length > 0 && <ComparisonTable robots={robots} from={from} origin={origin} />}
      {!isLoading && failed.length === 0 && robots.length === 0 && (
        <EmptyState
          title={words.empty.heading}
          text={words.empty.text}
          picture="/illustrations/no-results.svg"
        />
      )}
    </div>
  );
}

interface ComparisonTableProps {
  readonly robots: readonly Robot[];
  /** The place of the address; empty if it names none. */
  readonly from: string;
  readonly origin: ComparedFrom | null;
}

/** Where it is wider than the window it scrolls sideways, and its first column stays. */
function ComparisonTable({ robots, from, origin }: ComparisonTableProps) {
  const unit = useDistanceUnit();
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
                    <RobotPicture src={robot.images[0]} alt={robotCard.imageOf(robot.name)} turn="early" />
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
            {comparisonRows(origin, unit).map(({ label, tell }) => (
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

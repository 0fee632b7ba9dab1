import type { RobotId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { robotById, RobotGrid } from '../robots/index.ts';
import { listed } from './listing.text.ts';
import styles from './listing-advice.module.css';
import { ListingAdviceList } from './ListingAdviceList.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The robot that was listed before this page was opened (D611). */
    listed?: RobotId;
  }
}

/** What comes after a robot was listed: its card, the ways to share it and to see it as others do, and what would help it (D611). */
export function JustListed() {
  const id = useRouterState({ select: ({ location }) => location.state.listed });
  return id === undefined ? null : <Listed id={id} />;
}

function Listed({ id }: { readonly id: RobotId }) {
  const { data: robot } = useQuery(robotById(useServices(), id));
  const navigate = useNavigate();
  const words = listed;
  if (!robot) return null;
  return (
    <div className="page">
      <section aria-labelledby="listed" className={styles['listed']}>
        <RobotGrid robots={[{ robot, distance: null }]} />
        <div className={styles['about']}>
          <div className={styles['head']}>
            <h2 id="listed">{words.heading(robot.name)}</h2>
            <Button
              variant="quiet"
              size="icon"
              aria-label={words.close}
              onClick={() => void navigate({ to: '.', search: true, state: {}, replace: true })}
            >
              <Icon name="x" size={18} />
            </Button>
          </div>
          <p>{words.text}</p>
          <ListingAdviceList listing={robot} />
          <div className={styles['ways']}>
            <Link
              to="/robots/$robotId"
              params={{ robotId: robot.id }}
              state={{ isAsOthers: true }}
              className={buttonClass()}
            >
              <Icon name="eye" size={18} />
              {words.asOthers}
            </Link>
            <Link
              to="/edit-robot/$robotId"
              params={{ robotId: robot.id }}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Icon name="pencil" size={18} />
              {words.edit}
            </Link>
            <ShareButton title={robot.name} path={`/robots/${encodeURIComponent(robot.id)}`} />
          </div>
        </div>
      </section>
    </div>
  );
}

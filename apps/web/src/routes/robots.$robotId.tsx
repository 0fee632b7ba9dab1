import { robotId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RobotDetail } from '../features/listing/index.ts';
import { textParams } from './-text-params.ts';

export const Route = createFileRoute('/robots/$robotId')({
  /** What the search that led here had: `from`, its place, and its days (D866). A shared link has them, too. */
  validateSearch: (search: Record<string, unknown>): { from?: string; first?: string; last?: string } =>
    textParams(search, ['from', 'first', 'last']),
  component: RobotRoute,
});

function RobotRoute() {
  const id = robotId(Route.useParams().robotId);
  return <RobotDetail key={id} id={id} from={Route.useSearch().from ?? ''} />;
}

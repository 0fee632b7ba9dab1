import { robotId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RobotDetail } from '../features/listing/index.ts';
import { textParams } from './-text-params.ts';

export const Route = createFileRoute('/robots/$robotId')({
  /** `from` is the place of the search that led here; a shared link shows the distance from it too. */
  validateSearch: (search: Record<string, unknown>): { from?: string } => textParams(search, ['from']),
  component: RobotRoute,
});

function RobotRoute() {
  const id = robotId(Route.useParams().robotId);
  return <RobotDetail key={id} id={id} from={Route.useSearch().from ?? ''} />;
}

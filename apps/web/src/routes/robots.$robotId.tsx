import { robotId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { RobotDetail } from '../features/robot-detail/RobotDetail.tsx';

export const Route = createFileRoute('/robots/$robotId')({ component: RobotRoute });

function RobotRoute() {
  const id = robotId(Route.useParams().robotId);
  return <RobotDetail key={id} id={id} />;
}

import { robotId } from '@roborrow/domain';
import { createFileRoute } from '@tanstack/react-router';
import { EditRobot } from '../features/listing/index.ts';
import { useMember } from '../session/use-session.ts';

export const Route = createFileRoute('/_member/edit-robot/$robotId')({ component: EditRobotRoute });

function EditRobotRoute() {
  const member = useMember();
  const id = robotId(Route.useParams().robotId);
  return member && <EditRobot key={id} id={id} member={member} />;
}

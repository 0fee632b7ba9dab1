import { createFileRoute } from '@tanstack/react-router';
import { CreateRobot } from '../features/listing/index.ts';
import { useMember } from '../session/use-session.ts';

export const Route = createFileRoute('/_member/create-robot')({ component: CreateRobotRoute });

function CreateRobotRoute() {
  const member = useMember();
  return member && <CreateRobot member={member} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { listRobot } from '../text/screens/list-robot.ts';

export const Route = createFileRoute('/_member/create-robot')({
  component: () => <NotYet title={listRobot.title} />,
});

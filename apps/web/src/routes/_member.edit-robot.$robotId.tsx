import { createFileRoute } from '@tanstack/react-router';
import { NotYet } from '../features/not-yet/NotYet.tsx';
import { editRobot } from '../text/screens/edit-robot.ts';

export const Route = createFileRoute('/_member/edit-robot/$robotId')({
  component: () => <NotYet title={editRobot.title} />,
});

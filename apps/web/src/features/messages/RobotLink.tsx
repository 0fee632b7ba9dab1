import type { RobotId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { robotById } from '../robots/index.ts';
import { messages as text } from './messages.text.ts';
import styles from './about-robot.module.css';

/** The robot that a message is about; nothing if its listing was deleted. */
export function RobotLink({ id }: { readonly id: RobotId }) {
  const { data: robot } = useQuery(robotById(useServices(), id));
  if (!robot) return null;
  return (
    <Link to="/robots/$robotId" params={{ robotId: id }} className={styles['link']}>
      <Icon name="bot" size={15} />
      {text.aboutRobot(robot.name)}
    </Link>
  );
}

import type { DateRequest, Robot, UserId } from '@roborrow/domain';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Following } from '../inbox/index.ts';
import { Concerned } from '../dates/index.ts';
import { dashboard } from './dashboard.text.ts';
import styles from './dashboard.module.css';

const words = dashboard.pauseDialog;

export interface PauseRobotProps {
  readonly me: UserId;
  readonly robot: Robot;
  readonly requests: readonly DateRequest[];
  readonly following: Following;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a listing with open or accepted dates is paused, and says that they stay (D684). */
export function PauseRobot({ me, robot, requests, following, onClose, onConfirm }: PauseRobotProps) {
  return (
    <Dialog title={words.heading(robot.name)} closeLabel={app.close} onClose={onClose}>
      <p>{words.text}</p>
      <Concerned me={me} requests={requests} following={following} effect="stay" />
      <div className={styles['dialogActions']}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button onClick={onConfirm}>{words.confirm}</Button>
      </div>
    </Dialog>
  );
}

import type { AuthUser } from '@roborrow/domain';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { editProfile } from './edit-profile.text.ts';
import { DeleteProfile } from './DeleteProfile.tsx';
import styles from './edit-profile.module.css';

export interface DangerZoneProps {
  readonly user: AuthUser;
  /** The deletion was begun and is not finished. */
  readonly isLeaving: boolean;
}

export function DangerZone({ user, isLeaving }: DangerZoneProps) {
  const [isAsking, setAsking] = useState(false);
  const { text, open } = isLeaving ? editProfile.leaving : editProfile.danger;
  return (
    <section className={styles['danger']} aria-labelledby="danger">
      <div>
        <h2 id="danger">{editProfile.danger.heading}</h2>
        <p>{text}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {open}
      </Button>
      {isAsking && <DeleteProfile user={user} onClose={() => setAsking(false)} />}
    </section>
  );
}

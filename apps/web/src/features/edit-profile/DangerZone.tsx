import type { AuthUser } from '@roborrow/domain';
import { useState } from 'react';
import { editProfile } from '../../text/screens/edit-profile.ts';
import { Button } from '../../ui/Button.tsx';
import { DeleteProfile } from './DeleteProfile.tsx';
import styles from './edit-profile.module.css';

const words = editProfile.danger;

export function DangerZone({ user }: { readonly user: AuthUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={styles['danger']} aria-labelledby="danger">
      <div>
        <h2 id="danger">{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && <DeleteProfile user={user} onClose={() => setAsking(false)} />}
    </section>
  );
}

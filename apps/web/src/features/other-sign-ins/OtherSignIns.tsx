import { useState } from 'react';
import { useEndOtherSignIns } from '../../queries/users/commands/other-sign-ins.ts';
import { otherSignIns as words } from '../../text/other-sign-ins.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './other-sign-ins.module.css';

/** Logs the member out everywhere but here (D490). */
export function OtherSignIns() {
  const { mutateAsync, isPending } = useEndOtherSignIns();
  const [said, setSaid] = useState('');
  const end = async () => {
    setSaid('');
    try {
      await mutateAsync();
      setSaid(words.done);
    } catch (thrown) {
      console.error(thrown);
      setSaid(words.failed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="other-sign-ins">
      <h2 id="other-sign-ins">{words.heading}</h2>
      <p>{words.text}</p>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => void end()}>
          {isPending ? words.ending : words.end}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </section>
  );
}

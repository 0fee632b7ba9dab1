import { useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { listRobot } from './list-robot.text.ts';
import styles from './listing-form.module.css';

const words = listRobot.draft;

/** Empties the form and deletes its draft, after a confirmation. */
export function DiscardDraft({ onDiscard }: { readonly onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" size="large" onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      {isAsking && (
        <Dialog title={words.heading} closeLabel={app.close} onClose={() => setAsking(false)}>
          <p>{words.question}</p>
          <div className={styles['answers']}>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button onClick={onDiscard}>{words.discard}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

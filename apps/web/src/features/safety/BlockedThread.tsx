import { block as words } from './block.text.ts';
import styles from './block.module.css';
import { UnblockButton, type OtherPerson } from './UnblockButton.tsx';

/** In place of the field for a new message, whose draft is kept. */
export function BlockedThread({ me, id, name }: OtherPerson) {
  return (
    <div className={styles['closed']}>
      <p>{words.thread(name)}</p>
      <UnblockButton me={me} id={id} name={name} />
    </div>
  );
}

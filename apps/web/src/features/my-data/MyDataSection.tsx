import type { AuthUser, MyData } from '@roborrow/domain';
import { useState } from 'react';
import { useCollectMyData } from '../../queries/users/commands/my-data.ts';
import { myData as words } from '../../text/my-data.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './my-data.module.css';

/** Downloads everything that is stored of the member, as one file (D464). */
export function MyDataSection({ user }: { readonly user: AuthUser }) {
  const { mutateAsync, isPending } = useCollectMyData(user);
  const [said, setSaid] = useState('');
  const download = async () => {
    setSaid('');
    try {
      const data = await mutateAsync();
      save(data);
      const unread = Object.values(data.pictures).filter((picture) => picture === null).length;
      setSaid(unread === 0 ? words.done : words.unread(unread));
    } catch (thrown) {
      console.error(thrown);
      setSaid(words.failed);
    }
  };
  return (
    <section className={styles['section']} aria-labelledby="my-data">
      <h2 id="my-data">{words.heading}</h2>
      <p>{words.text}</p>
      <div>
        <Button variant="secondary" busy={isPending} onClick={() => void download()}>
          {isPending ? words.collecting : words.download}
        </Button>
      </div>
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </section>
  );
}

/** Hands the browser a file, as if a link to it had been pressed. */
function save(data: MyData): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.fileName(new Date(data.collectedAt).toISOString().slice(0, 10));
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

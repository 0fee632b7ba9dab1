import type { AuthUser, MyData } from '@roborrow/domain';
import { ActionSection } from '../../shared/ActionSection.tsx';
import { useCollectMyData } from './my-data.ts';
import { myData as words } from './my-data.text.ts';

/** Downloads everything that is stored of the member, as one file (D464). */
export function MyDataSection({ user }: { readonly user: AuthUser }) {
  const { mutateAsync, isPending } = useCollectMyData(user);
  const download = async () => {
    const data = await mutateAsync();
    save(data);
    const unread = Object.values(data.pictures).filter((picture) => picture === null).length;
    return unread === 0 ? words.done : words.unread(unread);
  };
  return <ActionSection id="my-data" words={words} isActing={isPending} act={download} />;
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

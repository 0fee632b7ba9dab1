import type { UserId } from '@roborrow/domain';
import { useQuery } from '@tanstack/react-query';
import { profileById } from '../../shared/users.queries.ts';
import { useServices } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { blocksOf } from './blocks.queries.ts';
import { block } from './block.text.ts';
import styles from './block.module.css';
import { UnblockButton } from './UnblockButton.tsx';

const words = block.list;

/** Whom the member blocked, in Edit profile, where each block can be undone (D450). */
export function BlockedPeople({ me }: { readonly me: UserId }) {
  const { data, isError, refetch, isFetching } = useQuery(blocksOf(useServices(), me));
  return (
    <section
      className={styles['list']}
      aria-labelledby="blocked"
      aria-busy={(!data && !isError) || undefined}
    >
      <h2 id="blocked">{words.heading}</h2>
      {!data && isError && (
        <Banner tone="bad">
          {words.failure}{' '}
          <Button busy={isFetching} onClick={() => void refetch()}>
            {app.retry}
          </Button>
        </Banner>
      )}
      {!data && !isError && <p>{words.loading}</p>}
      {data?.people.length === 0 && <p>{words.none}</p>}
      {data && data.people.length > 0 && (
        <>
          <p>{words.intro}</p>
          <ul className={styles['people']}>
            {data.people.toReversed().map((id) => (
              <BlockedPerson key={id} me={me} id={id} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** It costs one read, of the person's public profile. */
function BlockedPerson({ me, id }: { readonly me: UserId; readonly id: UserId }) {
  const { data: profile, isPending } = useQuery(profileById(useServices(), id));
  const name = isPending ? '…' : profile?.displayName || words.departed;
  return (
    <li>
      <span>{name}</span>
      <UnblockButton me={me} id={id} name={name} />
    </li>
  );
}

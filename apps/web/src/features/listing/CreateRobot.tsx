import { createListingErrorText } from '@roborrow/text/errors/robots';
import { toasts } from '@roborrow/text/toasts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Member } from '../../session/use-session.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { useCreateListing } from './change-listings.ts';
import { listRobot } from './listing.text.ts';
import { openListingDraft } from './listing-draft.ts';
import { emptyFields } from './listing-fields.ts';
import { ListingForm } from './ListingForm.tsx';
import styles from './listing-form.module.css';

export function CreateRobot({ member }: { readonly member: Member }) {
  const create = useCreateListing();
  const owner = member.user.uid;
  // After a draft was discarded, a new empty form is shown and gets the focus.
  const [round, setRound] = useState(0);
  const draft = useMemo(() => ({ ...openListingDraft(owner), key: `${owner}/${round}` }), [owner, round]);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) screen.current?.querySelector('input')?.focus();
  }, [round]);

  return (
    <div ref={screen} className={`page ${styles['screen']}`}>
      <PageTitle title={listRobot.title} />
      <header className={styles['head']}>
        <h1>{listRobot.heading}</h1>
        <p>{listRobot.text}</p>
      </header>
      <ListingForm
        key={draft.key}
        initial={emptyFields}
        storedPhotos={NO_PHOTOS}
        words={{ ...listRobot, saved: toasts.listing.created }}
        errorText={createListingErrorText}
        draft={{
          ...draft,
          onDiscard: () => {
            draft.forget();
            setRound(round + 1);
          },
        }}
        save={(form, pictures, control) =>
          create.mutateAsync({
            ownerId: owner,
            idFor: draft.listingId,
            form,
            images: pictures.filter((picture) => typeof picture !== 'string'),
            control,
          })
        }
      />
    </div>
  );
}

const NO_PHOTOS: readonly string[] = [];

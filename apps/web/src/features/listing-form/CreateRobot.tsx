import { useCreateListing } from '../../queries/robots/commands/listings.ts';
import type { Member } from '../../session/use-session.ts';
import { createListingErrorText } from '../../text/errors/robots.ts';
import { listRobot } from '../../text/screens/list-robot.ts';
import { toasts } from '../../text/toasts.ts';
import { PageTitle } from '../layout/PageTitle.tsx';
import { emptyFields } from './listing-fields.ts';
import { ListingForm } from './ListingForm.tsx';
import styles from './listing-form.module.css';

export function CreateRobot({ member }: { readonly member: Member }) {
  const create = useCreateListing();
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={listRobot.title} />
      <header className={styles['head']}>
        <h1>{listRobot.heading}</h1>
        <p>{listRobot.text}</p>
      </header>
      <ListingForm
        initial={emptyFields}
        storedPhotos={NO_PHOTOS}
        words={{ ...listRobot, saved: toasts.listing.created }}
        errorText={createListingErrorText}
        save={(form, pictures, control) =>
          create.mutateAsync({
            ownerId: member.user.uid,
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

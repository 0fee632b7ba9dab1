import type { MessageId } from '@roborrow/domain';
import { Link } from '@tanstack/react-router';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState, Spinner } from '../../ui/surfaces.tsx';
import { RentalPage } from './RentalPage.tsx';
import { useRental } from './rental.queries.ts';
import { rentalText as text } from './rental.text.ts';
import styles from './rental.module.css';

/** The page of a rental for its two people; everybody else, and a wrong address, finds that there is none (D720). */
export function RentalScreen({ id, member }: { readonly id: MessageId; readonly member: Member }) {
  const known = useRental(member.user.uid, id);
  return (
    <div className={`page ${styles['screen']}`}>
      <PageTitle title={text.title} />
      {known.kind === 'known' && <RentalPage member={member} rental={known.rental} />}
      {known.kind === 'loading' && <Spinner label={text.loading} />}
      {known.kind === 'failed' && (
        <EmptyState heading="h1" title={text.failure}>
          <Button onClick={known.retry}>{app.retry}</Button>
        </EmptyState>
      )}
      {known.kind === 'none' && (
        <EmptyState
          heading="h1"
          title={text.none.heading}
          text={text.none.text}
          picture="/illustrations/no-results.svg"
        >
          <Link to="/dashboard" search={{ tab: 'rentals' }} className={buttonClass()}>
            {text.none.back}
          </Link>
        </EmptyState>
      )}
    </div>
  );
}

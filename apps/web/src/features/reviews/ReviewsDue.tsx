import type { DateRequest } from '@roborrow/domain';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { Prompt } from './Prompt.tsx';
import { ownReview } from './reviews.queries.ts';
import { reviews } from './reviews.text.ts';
import styles from './reviews.module.css';

const words = reviews.due;

interface ReviewsDueProps {
  readonly member: Member;
  /** Rentals that the member may review. */
  readonly requests: readonly DateRequest[];
  /** In place of it where the member has written all of them. */
  readonly otherwise: ReactNode;
}

/** The rentals that wait for the member's review, under a heading. */
export function ReviewsDue({ member, requests, otherwise }: ReviewsDueProps) {
  const services = useServices();
  const written = useQueries({ queries: requests.map((request) => ownReview(services, member, request)) });
  const due = requests.filter((_, index) => written[index]?.data === null);
  if (written.some(({ isPending }) => isPending)) return null;
  if (due.length === 0) return otherwise;
  return (
    <section className={styles['due']} aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <ul>
        {due.map((request) => (
          <li key={request.id}>
            <Prompt member={member} request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}

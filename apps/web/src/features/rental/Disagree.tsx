import { claimOfOther, stepId, type Rental, type UserId } from '@roborrow/domain';
import { momentText } from '@roborrow/text/dates';
import { Link } from '@tanstack/react-router';
import { ReportButton } from '../safety/index.ts';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.disagree;

interface DisagreeProps {
  readonly me: UserId;
  readonly rental: Rental;
  readonly other: { readonly id: UserId; readonly name: string };
}

/** What one of the two can do who sees it otherwise: nobody's word is replaced, and both stay readable (D752). */
export function Disagree({ me, rental, other }: DisagreeProps) {
  const claim = claimOfOther(rental, me);
  return (
    <section className={styles['panel']} aria-labelledby="disagree">
      <h2 id="disagree">{text.heading}</h2>
      <p>{claim ? text.claim(other.name, claim.kind, momentText(claim.at)) : text.text(other.name)}</p>
      <ul className={styles['links']}>
        {claim && (
          <li>
            <Link to="/messages" search={{ newConversation: other.id, robotId: rental.request.robotId }}>
              {text.write(other.name)}
            </Link>
          </li>
        )}
        <li>
          <Link to="/contact">{text.operator}</Link>
        </li>
      </ul>
      {claim && (
        <ReportButton
          subject={{ kind: 'message', id: stepId(claim.kind, rental.request.id) }}
          person={other.id}
        />
      )}
    </section>
  );
}

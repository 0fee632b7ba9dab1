import { reviewWindow } from '@roborrow/domain';
import { sealedText } from '@roborrow/text/reviews';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useServices } from '../../services.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { otherOf, type ReviewedRental } from './reviewed-rental.ts';
import { ownReview } from './reviews.queries.ts';
import { reviews } from './reviews.text.ts';
import styles from './reviews.module.css';

const ReviewDialog = lazyNamed(() => import('./ReviewForm.tsx'), 'ReviewDialog');

const words = reviews.due;

/** Asks for a review, or says what became of the one that was written; nothing until that is known. */
export function Prompt({ member, request }: ReviewedRental) {
  const { data: written } = useQuery(ownReview(useServices(), member, request));
  const [isWriting, setWriting] = useState(false);
  const window = reviewWindow(request);
  if (written === undefined || !window) return null;
  const name = otherOf({ member, request });
  return (
    <div className={styles['prompt']}>
      <Icon name={written ? 'star-filled' : 'star'} size={20} />
      <div>
        <p>{written ? words[written.isOpen ? 'open' : 'written'](written.stars) : words.ask(name)}</p>
        <p className={styles['quiet']}>
          {written?.isOpen ? (
            <Link to="/profile/$userId" params={{ userId: member.user.uid }}>
              {words.ofYou}
            </Link>
          ) : written ? (
            sealedText(name, window.until)
          ) : (
            words.until(window.until)
          )}
        </p>
      </div>
      {!written?.isOpen && (
        <Button size="small" variant={written ? 'secondary' : 'primary'} onClick={() => setWriting(true)}>
          {written ? words.change : words.write}
        </Button>
      )}
      {isWriting && (
        <Suspense>
          <ReviewDialog
            member={member}
            request={request}
            written={written}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

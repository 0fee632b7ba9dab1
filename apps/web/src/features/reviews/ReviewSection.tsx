import { otherLanguageOf } from '../../shared/written-in.ts';
import { NO_STARS, STARS, UNKNOWN_TIME, type Review, type StarCounts, type UserId } from '@roborrow/domain';
import { dateForAll, dateText } from '@roborrow/text/dates';
import { ratingLabel, ratingText, reviewCount } from '@roborrow/text/rating';
import { reviewAuthor, reviewText } from '@roborrow/text/reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useServices } from '../../services.tsx';
import { useMember } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { StructuredData } from '../../shared/StructuredData.tsx';
import { ReportButton } from '../safety/index.ts';
import { AnswerReview } from './AnswerReview.tsx';
import { reviewsJsonLd } from './review-json-ld.ts';
import type { Reviewed } from './review-keys.ts';
import { reviewsOf } from './reviews.queries.ts';
import { reviews as words } from './reviews.text.ts';
import { Stars } from './Stars.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './reviews.module.css';

interface ReviewSectionProps {
  readonly of: Reviewed;
  /** The numbers that belong to them. */
  readonly rated: { readonly rating: number; readonly reviewCount: number; readonly stars?: StarCounts };
  /** How the one whom they are about is called, who answers. */
  readonly name: string;
  /** What search engines are told that the reviews are of; without it they are told nothing. */
  readonly product?: string;
}

/** What others wrote, newest first, a page at a time, under how many stars they gave (D702). */
export function ReviewSection({ of, rated, name, product }: ReviewSectionProps) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reviewsOf(useServices(), of));
  const me = useMember()?.user.uid ?? null;
  const found = data?.pages.flatMap((page) => page.reviews);
  if (!found)
    return error ? (
      <div className={styles['list']}>
        <p>{words.failed}</p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {app.retry}
        </Button>
      </div>
    ) : (
      <div role="status" aria-label={words.loading}>
        <Skeleton height="6rem" />
      </div>
    );
  if (found.length === 0) return <p className={styles['quiet']}>{words.none}</p>;
  return (
    <div className={styles['list']}>
      {product && <StructuredData thing={reviewsJsonLd(found, product)} />}
      {rated.reviewCount > 0 && <Distribution {...rated} />}
      <ol>
        {found.map((review) => (
          <li key={review.id}>
            <OneReview review={review} me={me} name={name} isOfPerson={of.kind === 'person'} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? words.loadingMore : words.more}
        </Button>
      )}
    </div>
  );
}

/** The mean, and a bar for each number of stars. */
function Distribution({ rating, reviewCount: count, stars = NO_STARS }: ReviewSectionProps['rated']) {
  return (
    <div className={styles['numbers']}>
      <p>
        <strong aria-hidden>{ratingText(rating)}</strong>
        <span className="visually-hidden">{ratingLabel(rating)}</span> <span>{reviewCount(count)}</span>
      </p>
      <ul aria-label={words.distribution}>
        {STARS.toReversed().map((star) => {
          const given = stars[star - 1] ?? 0;
          return (
            <li key={star}>
              <span className="visually-hidden">{words.row(star, given)}</span>
              <span aria-hidden>{star}</span>
              <progress aria-hidden className={styles['bar']} value={given} max={Math.max(1, count)} />
              <span aria-hidden>{words.count(given)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface OneReviewProps {
  readonly review: Review;
  readonly me: UserId | null;
  readonly name: string;
  /** A person's reviews are of them as an owner and as a renter. */
  readonly isOfPerson: boolean;
}

function OneReview({ review, me, name, isOfPerson }: OneReviewProps) {
  const { id, authorId, authorName, subjectId, stars, text, createdAt, answer } = review;
  const author = reviewAuthor(review);
  const isHydrated = useHydrated();
  return (
    <article className={styles['review']} aria-label={author}>
      <p className={styles['head']}>
        <Stars count={stars} />
        {authorName ? (
          <Link to="/profile/$userId" params={{ userId: authorId }}>
            {author}
          </Link>
        ) : (
          <span>{author}</span>
        )}
        {isOfPerson && (
          <span className={styles['quiet']}>
            {words.asRole[review.role === 'renter' ? 'owner' : 'renter']}
          </span>
        )}
        {createdAt !== UNKNOWN_TIME && (
          <time className={styles['quiet']} dateTime={new Date(createdAt).toISOString()}>
            {isHydrated ? dateText(createdAt) : dateForAll(createdAt)}
          </time>
        )}
      </p>
      <p dir="auto" lang={otherLanguageOf(text)} className={text ? styles['text'] : styles['quiet']}>
        {reviewText(review)}
      </p>
      {answer !== null && (
        <blockquote className={styles['answer']}>
          <p className={styles['quiet']}>{words.answerOf(name)}</p>
          <p dir="auto" lang={otherLanguageOf(answer)} className={styles['text']}>
            {answer}
          </p>
        </blockquote>
      )}
      <div className={styles['tools']}>
        {me === subjectId && answer === null && <AnswerReview me={me} id={id} />}
        <ReportButton subject={{ kind: 'review', id }} person={authorId} />
      </div>
    </article>
  );
}

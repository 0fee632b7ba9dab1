import type { Review } from '@roborrow/domain';
import type { Thing } from '../../shared/StructuredData.tsx';

/** Open reviews of a product as schema.org data (D311, D702), with nothing but what everybody reads on the page; none whose author has left. */
export const reviewsJsonLd = (reviews: readonly Review[], product: string): Thing => ({
  '@type': 'Product',
  name: product,
  review: reviews.filter(({ authorName }) => authorName !== '').map(reviewThing),
});

const reviewThing = ({ authorName, stars, text, createdAt }: Review): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: authorName },
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  datePublished: new Date(createdAt).toISOString(),
  ...(text && { reviewBody: text }),
});

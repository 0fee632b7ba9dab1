import type { Review } from '@roborrow/domain';
import type { Thing } from '../../shared/StructuredData.tsx';

/** An open review as schema.org data (D311, D702), with nothing but what everybody reads on the page. */
export const reviewJsonLd = ({ authorName, stars, text, createdAt }: Review, product: string): Thing => ({
  '@type': 'Review',
  itemReviewed: { '@type': 'Product', name: product },
  author: { '@type': 'Person', name: authorName },
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  datePublished: new Date(createdAt).toISOString(),
  ...(text && { reviewBody: text }),
});

import type { Robot } from '@roborrow/domain';
import { absoluteUrl, type Thing } from '../layout/index.ts';

/** A listing as schema.org data: a product that is leased by the day. */
export const robotJsonLd = (robot: Robot, origin: string | null): Thing => ({
  '@type': 'Product',
  name: robot.name,
  description: robot.description,
  category: robot.category,
  image: robot.images.map((image) => absoluteUrl(image, origin)).filter((url) => url !== null),
  offers: {
    '@type': 'Offer',
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `https://schema.org/${robot.isAvailable ? 'InStock' : 'OutOfStock'}`,
    price: robot.price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: robot.price,
      priceCurrency: 'USD',
      unitCode: 'DAY',
    },
  },
  ...(robot.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: robot.rating,
      reviewCount: robot.reviewCount,
    },
  }),
});

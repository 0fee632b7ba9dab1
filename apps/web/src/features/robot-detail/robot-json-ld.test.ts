import { describe, expect, it } from 'vitest';
import { robot } from '../../../testing/world.ts';
import { robotJsonLd } from './robot-json-ld.ts';

describe('a listing for search engines', () => {
  it('is a product that is leased by the day', () => {
    expect(
      robotJsonLd(robot(1, { images: ['/a.svg', 'data:image/jpeg;base64,AAAA'] }), location.origin),
    ).toMatchObject({
      '@type': 'Product',
      name: 'Engine 1',
      image: [`${location.origin}/a.svg`],
      offers: {
        price: 25,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceSpecification: { unitCode: 'DAY' },
      },
    });
  });

  it('is out of stock while it is rented', () => {
    expect(robotJsonLd(robot(1, { isAvailable: false }), null)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has a rating only when there are reviews', () => {
    expect(robotJsonLd(robot(1), null)).not.toHaveProperty('aggregateRating');
    expect(robotJsonLd(robot(1, { rating: 4.5, reviewCount: 2 }), null)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });
});

import { userId } from '@roborrow/domain';
import { describe, expect, it } from 'vitest';
import { person, robot } from '../../../testing/world.ts';
import { robotJsonLd } from './robot-json-ld.ts';

describe('a listing for search engines', () => {
  it('is a product that is leased by the day', () => {
    expect(
      robotJsonLd(robot(1, { images: ['/a.svg', 'data:image/jpeg;base64,AAAA'] }), null, location.origin),
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
    expect(robotJsonLd(robot(1, { isAvailable: false }), null, null)).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has a rating only when there are reviews', () => {
    expect(robotJsonLd(robot(1), null, null)).not.toHaveProperty('aggregateRating');
    expect(robotJsonLd(robot(1, { rating: 4.5, reviewCount: 2 }), null, null)).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it('names its address, its seller and its area, and nothing private (D10, D311)', () => {
    const thing = robotJsonLd(robot(1), person(userId('ada'), 'Ada', 'Park'), 'https://roborrow.example');
    expect(thing).toMatchObject({
      url: 'https://roborrow.example/robots/robot1',
      offers: {
        url: 'https://roborrow.example/robots/robot1',
        seller: { '@type': 'Person', name: 'Ada Park', url: 'https://roborrow.example/profile/ada' },
        availableAtOrFrom: { '@type': 'Place', address: 'Apex, NC, USA' },
        areaServed: 'Apex, NC, USA',
      },
    });
    expect(JSON.stringify(thing)).not.toMatch(/35\.7|latitude|geo|email/);
  });
});

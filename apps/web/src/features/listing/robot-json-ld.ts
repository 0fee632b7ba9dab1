import { pictureForms, type PublicProfile, type Robot } from '@roborrow/domain';
import { categoryName } from '@roborrow/text/category';
import { absoluteUrl } from '../../shared/PublicPage.tsx';
import type { Thing } from '../../shared/StructuredData.tsx';

/**
 * A listing as schema.org data (D311): a product that its owner leases by the day. It has only public data of the owner,
 * and only the name of the place (D10).
 */
export const robotJsonLd = (robot: Robot, owner: PublicProfile | null, origin: string | null): Thing => ({
  '@type': 'Product',
  name: robot.name,
  description: robot.description,
  category: categoryName(robot.category),
  ...withAddress(`/robots/${encodeURIComponent(robot.id)}`, origin),
  image: robot.images
    .map((image) => absoluteUrl(pictureForms(image).url, origin))
    .filter((url) => url !== null),
  offers: {
    '@type': 'Offer',
    ...withAddress(`/robots/${encodeURIComponent(robot.id)}`, origin),
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    availability: `https://schema.org/${robot.isAvailable ? 'InStock' : 'OutOfStock'}`,
    availableAtOrFrom: { '@type': 'Place', name: robot.location, address: robot.location },
    areaServed: robot.location,
    ...(owner && {
      seller: {
        '@type': 'Person',
        name: owner.displayName,
        ...withAddress(`/profile/${encodeURIComponent(owner.id)}`, origin),
      },
    }),
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

const withAddress = (path: string, origin: string | null) => {
  const url = absoluteUrl(path, origin);
  return url && { url };
};

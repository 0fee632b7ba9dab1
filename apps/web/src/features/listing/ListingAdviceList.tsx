import { listingAdvice } from '@roborrow/domain';
import { listingAdviceText } from './listing.text.ts';
import styles from './listing-advice.module.css';

export interface ListingAdviceListProps {
  readonly listing: Parameters<typeof listingAdvice>[0];
}

/** What would help a listing, which may stand as it is (D610); nothing where nothing is missing. */
export function ListingAdviceList({ listing }: ListingAdviceListProps) {
  const advice = listingAdvice(listing);
  if (advice.length === 0) return null;
  return (
    <div role="note" className={styles['advice']}>
      <strong>{listingAdviceText.heading}</strong>
      <ul>
        {advice.map((one) => (
          <li key={one}>{listingAdviceText[one]}</li>
        ))}
      </ul>
    </div>
  );
}

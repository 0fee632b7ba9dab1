import { Heart } from 'lucide-react';
import { useState } from 'react';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Button } from '../../ui/Button.tsx';

/** A heart for as long as the page is open; it is kept nowhere (specification §4). */
export function FavouriteButton() {
  const [isFavourite, setFavourite] = useState(false);
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={isFavourite}
      aria-label={robotDetail.addFavourite}
      onClick={() => setFavourite(!isFavourite)}
    >
      <Heart aria-hidden fill={isFavourite ? 'var(--accent)' : 'none'} color={isFavourite ? 'var(--accent)' : 'currentcolor'} />
    </Button>
  );
}

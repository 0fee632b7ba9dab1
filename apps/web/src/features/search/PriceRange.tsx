import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { priceSlider } from './search.text.ts';
import type { PriceSliderProps } from './PriceSlider.tsx';
import styles from './search.module.css';

/** Without its code the two fields do the same, so a failed download is not worth a word. */
const PriceSlider = lazy<ComponentType<PriceSliderProps>>(() =>
  import('./PriceSlider.tsx').then(
    (module) => ({ default: module.PriceSlider }),
    () => ({ default: () => null }),
  ),
);

/** Where the panel is always visible; the same width as in the style sheet. */
const WIDE = '(width >= 58rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * The room of the slider, and the slider once the panel is seen: its code and its prices are not loaded for a
 * closed panel, and a server renders none of it, since its positions are styles that the policy forbids there.
 */
export function PriceRange({ isOpen, ...props }: PriceSliderProps & { readonly isOpen: boolean }) {
  const isHydrated = useHydrated();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <div className={styles['priceRange']}>
      <p aria-hidden>{priceSlider.label}</p>
      {isHydrated && (isOpen || isWide) && (
        <Suspense fallback={null}>
          <PriceSlider {...props} />
        </Suspense>
      )}
    </div>
  );
}

import type { PriceScale } from '@roborrow/domain';
import styles from './price-slider.module.css';

export interface PriceHistogramProps extends Pick<PriceScale, 'bars' | 'barWidth'> {
  /** The chosen range, in dollars. */
  readonly from: number;
  readonly to: number;
}

/** A bar that stands for any robot at all must be visible, whatever the highest one is; of 100. */
const LOWEST_BAR = 5;

/** How many prices there are in each part of the scale. The sentence below it says it in words. */
export function PriceHistogram({ bars, barWidth, from, to }: PriceHistogramProps) {
  const most = Math.max(...bars);
  return (
    <svg className={styles['bars']} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden>
      {bars.map((count, bar) => {
        const height = count === 0 ? 0 : Math.max(LOWEST_BAR, (count / most) * 100);
        const isIn = (bar + 1) * barWidth > from && bar * barWidth < to;
        return (
          <rect
            key={bar * barWidth}
            data-in={isIn || undefined}
            x={bar + 0.1}
            y={100 - height}
            width={0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}

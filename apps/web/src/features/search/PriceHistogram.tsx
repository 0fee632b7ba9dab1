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
  const columns = bars.map((count, index) => ({ count, index, least: index * barWidth }));
  return (
    <svg className={styles['bars']} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden>
      {columns.map(({ count, index, least }) => {
        const height = count === 0 ? 0 : Math.max(LOWEST_BAR, (count / most) * 100);
        const isIn = least + barWidth > from && least < to;
        return (
          <rect
            key={least}
            data-in={isIn || undefined}
            x={index + 0.1}
            y={100 - height}
            width={0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}

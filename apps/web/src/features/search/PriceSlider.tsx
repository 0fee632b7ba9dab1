import { tag } from '@roborrow/messages/language';
import { parsePriceFilter, priceScale, type PriceScale } from '@roborrow/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import type { SearchInput } from '../robots/index.ts';
import { useKnownPrices } from './known-prices.ts';
import { priceSlider } from './search.text.ts';
import type { PriceFieldsProps } from './PriceFields.tsx';
import styles from './price-slider.module.css';

export interface PriceSliderProps extends Pick<PriceFieldsProps, 'texts' | 'onType'> {
  readonly input: SearchInput;
  /** Takes over what the fields say, in place of the address's present entry. */
  readonly onSettle: () => void;
}

/** How long the thumbs rest before their prices are searched, in milliseconds: each key moves one step. */
const PAUSE = 300;

/** Prices grow to the right, whichever language the browser prefers. */
const LEFT_TO_RIGHT = 'en-US';

/** What is formatted by it is not shown: the fields and `aria-valuetext` say the prices. */
const PLAIN = new Intl.NumberFormat(tag);

/**
 * The prices that there are, and a range over them. It writes into the two price fields, which stay its equal:
 * what is typed there moves the thumbs, and a thumb at its end leaves its field empty (D342).
 */
export function PriceSlider({ input, ...rest }: PriceSliderProps) {
  const known = useKnownPrices(input);
  if (known === null) return <p className={styles['note']}>{priceSlider.loading}</p>;
  if (known.prices.length === 0) return <p className={styles['note']}>{priceSlider.none}</p>;
  const scale = priceScale(known.prices, input.price);
  return (
    <div className={styles['slider']}>
      <I18nProvider locale={LEFT_TO_RIGHT}>
        <Range {...rest} scale={scale} />
      </I18nProvider>
      <p className={styles['ends']} aria-hidden>
        <span>{priceSlider.scale.start}</span>
        <span>
          {priceSlider.scale.end(
            scale.end,
            known.prices.some((price) => price > scale.end),
          )}
        </span>
      </p>
      <p className={styles['note']}>{priceSlider.known(known.prices.length, known.count)}</p>
    </div>
  );
}

interface RangeProps extends Omit<PriceSliderProps, 'input'> {
  readonly scale: PriceScale;
}

function Range({ scale: { end, step, bars, barWidth }, texts, onType, onSettle }: RangeProps) {
  const typed = parsePriceFilter({ min: texts.minPrice, max: texts.maxPrice });
  const { min, max } = typed.bounds;
  const snapped = (price: number) => Math.min(end, Math.round(price / step) * step);
  const value = [snapped(min ?? 0), snapped(max ?? end)] as const;

  // The latest texts are taken over when the thumbs rest.
  const [isMoved, setMoved] = useState(false);
  const settle = useRef(onSettle);
  useEffect(() => void (settle.current = onSettle), [onSettle]);

  const state = useSliderState({
    value: [...value],
    minValue: 0,
    maxValue: end,
    step,
    numberFormatter: PLAIN,
    onChange: ([lowest = 0, highest = end]) => {
      // Only the field of the moved thumb: the other one may hold a price between two steps.
      if (lowest !== value[0]) onType({ minPrice: lowest === 0 ? '' : String(lowest) });
      if (highest !== value[1]) onType({ maxPrice: highest === end ? '' : String(highest) });
      setMoved(true);
    },
  });
  const isDragging = state.isThumbDragging(0) || state.isThumbDragging(1);
  useEffect(() => {
    if (!isMoved || isDragging) return;
    const timer = setTimeout(() => {
      setMoved(false);
      settle.current();
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [isMoved, isDragging, texts.minPrice, texts.maxPrice]);

  const track = useRef<HTMLDivElement>(null);
  const { groupProps, trackProps } = useSlider({ 'aria-label': priceSlider.label }, state, track);
  const [from, to] = state.values;
  return (
    <div {...groupProps} className={styles['range']}>
      <PriceHistogram bars={bars} barWidth={barWidth} from={from ?? 0} to={to ?? end} />
      <div {...trackProps} ref={track} className={styles['track']}>
        <svg className={styles['line']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect width={100} height={1} />
          <rect
            data-in
            x={state.getThumbPercent(0) * 100}
            width={(state.getThumbPercent(1) - state.getThumbPercent(0)) * 100}
            height={1}
          />
        </svg>
        <Thumb
          state={state}
          index={0}
          track={track}
          label={priceSlider.lowest}
          says={min === null ? priceSlider.anyLowest : priceSlider.amount(min)}
        />
        <Thumb
          state={state}
          index={1}
          track={track}
          label={priceSlider.highest}
          says={max === null ? priceSlider.anyHighest : priceSlider.amount(max)}
        />
      </div>
    </div>
  );
}

interface ThumbProps {
  readonly state: SliderState;
  readonly index: 0 | 1;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly label: string;
  /** What a screen reader says for its value. */
  readonly says: string;
}

function Thumb({ state, index, track, label, says }: ThumbProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps } = useSliderThumb(
    { index, trackRef: track, inputRef, 'aria-label': label },
    state,
  );
  return (
    <div {...thumbProps} className={styles['thumb']}>
      <input {...inputProps} type="range" ref={inputRef} aria-valuetext={says} />
    </div>
  );
}

interface PriceHistogramProps extends Pick<PriceScale, 'bars' | 'barWidth'> {
  /** The chosen range, in dollars. */
  readonly from: number;
  readonly to: number;
}

/** A bar that stands for any robot at all must be visible, whatever the highest one is; of 100. */
const LOWEST_BAR = 5;

/** How many prices there are in each part of the scale. The sentence below it says it in words. */
function PriceHistogram({ bars, barWidth, from, to }: PriceHistogramProps) {
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

import styles from './skeleton.module.css';

/** `skeleton.module.css` has each: a policy allows no style attribute. */
export type SkeletonWidth =
  | '2.5rem'
  | '3rem'
  | '8rem'
  | '18rem'
  | '24rem'
  | '38rem'
  | '28%'
  | '34%'
  | '45%'
  | '46%'
  | '52%'
  | '58%'
  | '60%'
  | '62%'
  | '70%'
  | '85%'
  | '100%';
export type SkeletonHeight =
  | '0.8rem'
  | '0.9rem'
  | '1em'
  | '1.4rem'
  | '1.5rem'
  | '2.6rem'
  | '2.8rem'
  | '3rem'
  | '4rem'
  | '4.5rem'
  | '6rem'
  | '8rem'
  | '13rem'
  | '14rem'
  | '100%';

export interface SkeletonProps {
  /** Never more than there is room for. */
  readonly width?: SkeletonWidth;
  readonly height?: SkeletonHeight;
}

/** A grey placeholder for loading content. Hidden from screen readers, because the region is marked as busy. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <div aria-hidden className={styles['skeleton']} data-width={width} data-height={height} />;
}

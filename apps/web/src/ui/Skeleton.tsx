import styles from './surfaces.module.css';

/**
 * A grey placeholder for loading content. Hidden from screen readers, because the region is marked as busy.
 */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  return <div aria-hidden className={styles['skeleton']} style={{ width, height }} />;
}

import styles from './surfaces.module.css';

/** A grey shape where content is on its way. Hidden from screen readers: the region says that it is busy. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  return <div aria-hidden className={styles['skeleton']} style={{ width, height }} />;
}

import type { CSSProperties } from 'react';
import styles from './surfaces.module.css';

export interface AvatarProps {
  /** Whose; gives the initial where there is no picture. */
  readonly name: string;
  readonly src: string;
  /** In rem. */
  readonly size?: number;
}

/** A round portrait. It is decoration: the name stands beside it. */
export function Avatar({ name, src, size = 3 }: AvatarProps) {
  // Custom properties are not part of CSSProperties.
  const style = { '--size': `${size}rem` } as CSSProperties;
  if (src)
    return (
      <img className={styles['avatar']} style={style} src={src} alt="" width={size * 16} height={size * 16} />
    );
  return (
    <span aria-hidden className={styles['avatar']} style={style}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
}

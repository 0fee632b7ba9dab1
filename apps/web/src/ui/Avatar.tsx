import type { CSSProperties } from 'react';
import { Picture } from './Picture.tsx';
import styles from './surfaces.module.css';

export interface AvatarProps {
  /** Whose; gives the initial where there is no picture. */
  readonly name: string;
  readonly src: string;
  /** In rem. */
  readonly size?: number;
}

/** A round portrait, or the person's initial. It is decoration: the name stands beside it. */
export function Avatar({ name, src, size = 3 }: AvatarProps) {
  // Custom properties are not part of CSSProperties.
  const look = { className: styles['avatar'], style: { '--size': `${size}rem` } as CSSProperties };
  const initial = (
    <span aria-hidden {...look}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
  if (!src) return initial;
  return <Picture {...look} src={src} alt="" width={size * 16} height={size * 16} fallback={initial} />;
}

import type { CSSProperties } from 'react';
import { Picture } from './Picture.tsx';
import styles from './surfaces.module.css';

export interface AvatarProps {
  /** The user's name; its initial is shown if there is no picture. */
  readonly name: string;
  readonly src: string;
  /** In rem. */
  readonly size?: number;
}

/** A round portrait, or the user's initial. It is decorative, because the name is shown beside it. */
export function Avatar({ name, src, size = 3 }: AvatarProps) {
  // The type CSSProperties does not include custom properties.
  const look = { className: styles['avatar'], style: { '--size': `${size}rem` } as CSSProperties };
  const initial = (
    <span aria-hidden {...look}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
  if (!src) return initial;
  return <Picture {...look} src={src} alt="" width={size * 16} height={size * 16} fallback={initial} />;
}

import styles from '../ui/surfaces.module.css';
import { StoredPicture } from './StoredPicture.tsx';

export type AvatarSize = 1.75 | 2 | 2.5 | 3 | 3.5 | 5 | 6.5 | 8;

export interface AvatarProps {
  /** The user's name; its initial is shown if there is no picture. */
  readonly name: string;
  /** The address of the picture; empty for none. */
  readonly src: string;
  /** In rem; `surfaces.module.css` has each, because a policy allows no style attribute. */
  readonly size?: AvatarSize;
}

/** A round portrait, or the user's initial. It is decorative, because the name is shown beside it. */
export function Avatar({ name, src, size = 3 }: AvatarProps) {
  const look = { className: styles['avatar'], 'data-size': size };
  const initial = (
    <span aria-hidden {...look}>
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  );
  if (!src) return initial;
  const side = size * 16;
  return (
    <StoredPicture
      {...look}
      address={src}
      shape={1}
      sizes={`${side}px`}
      alt=""
      width={side}
      height={side}
      fallback={initial}
    />
  );
}

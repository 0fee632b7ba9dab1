import { useState } from 'react';
import { robotCard } from '../../text/robot-card.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './robot-card.module.css';

/** A listing's picture in its fixed 4:3 frame, or a quiet stand-in where there is none or it does not load. */
export function RobotPicture({
  src,
  alt,
  eager = false,
}: {
  readonly src: string | undefined;
  readonly alt: string;
  readonly eager?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) {
    return (
      <div className={styles['noPicture']}>
        <Icon name="bot" size={40} />
        {robotCard.noImage}
      </div>
    );
  }
  return (
    <img
      className={styles['image']}
      src={src}
      alt={alt}
      width={800}
      height={600}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

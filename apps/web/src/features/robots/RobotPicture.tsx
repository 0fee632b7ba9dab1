import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { robotCard } from './robot-card.text.ts';
import styles from './robot-card.module.css';

export interface RobotPictureProps {
  readonly src: string | undefined;
  readonly alt: string;
  readonly eager?: boolean;
}

/**
 * A listing's picture in its fixed 4:3 frame, or a placeholder drawing if there is none or it cannot be
 * shown.
 */
export function RobotPicture({ src, alt, eager = false }: RobotPictureProps) {
  if (!src) return <StandIn words={robotCard.noImage} />;
  return (
    <Picture
      className={styles['image']}
      src={src}
      alt={alt}
      width={800}
      height={600}
      eager={eager}
      fallback={<StandIn words={robotCard.imageUnavailable} />}
    />
  );
}

function StandIn({ words }: { readonly words: string }) {
  return (
    <div className={styles['noPicture']}>
      <Icon name="bot" size={40} />
      {words}
    </div>
  );
}

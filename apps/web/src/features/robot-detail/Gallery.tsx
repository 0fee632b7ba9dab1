import { useState, type KeyboardEvent } from 'react';
import { robotCard } from '../../text/robot-card.ts';
import { robotDetail } from '../../text/screens/robot-detail.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RobotPicture } from '../robot-card/RobotPicture.tsx';
import styles from './robot-detail.module.css';

/** One picture at a time in a fixed frame; arrow keys, buttons and thumbnails change it. */
export function Gallery({ name, images }: { readonly name: string; readonly images: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const isMany = images.length > 1;
  const step = (by: number) => setShown((current) => (current + by + images.length) % images.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMany || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  const position = robotDetail.photo(shown + 1, images.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={robotDetail.gallery}
      className={styles['gallery']}
      onKeyDown={onKeyDown}
    >
      <div className={styles['frame']}>
        <RobotPicture
          src={images[shown]}
          alt={isMany ? `${robotCard.imageOf(name)}. ${position}` : robotCard.imageOf(name)}
          eager
        />
        {isMany && (
          <div className={styles['arrows']}>
            <Button
              variant="secondary"
              size="icon"
              aria-label={robotDetail.previousPhoto}
              onClick={() => step(-1)}
            >
              <Icon name="chevron-left" />
            </Button>
            <span role="status">{position}</span>
            <Button
              variant="secondary"
              size="icon"
              aria-label={robotDetail.nextPhoto}
              onClick={() => step(1)}
            >
              <Icon name="chevron-right" />
            </Button>
          </div>
        )}
      </div>
      {isMany && (
        <ul className={styles['thumbnails']}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={robotDetail.photo(index + 1, images.length)}
                aria-current={index === shown || undefined}
                onClick={() => setShown(index)}
              >
                <img src={image} alt="" width={160} height={120} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

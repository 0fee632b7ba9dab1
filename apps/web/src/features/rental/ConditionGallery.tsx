import type { ConditionPhoto } from '@roborrow/domain';
import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useServices } from '../../services.tsx';
import { showToast } from '../../shared/toast.ts';
import { loadLargePictures } from '../listing/index.ts';
import { isOnline, onConnection } from '../offline/index.ts';
import { photoUrl, useConditionPhoto } from './condition-photos.ts';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.photos;

type Viewer = Awaited<ReturnType<typeof loadLargePictures>>['LargePictures'];

/** The viewer once it is loaded, and its pictures. */
interface Opened extends Pick<ComponentProps<Viewer>, 'pictures' | 'first'> {
  readonly Viewer: ComponentType<ComponentProps<Viewer>>;
}

interface ConditionGalleryProps {
  readonly photos: readonly ConditionPhoto[];
  readonly altOf: (index: number) => string;
}

/** Photos side by side; each opens large, where keys, buttons and swipes change and enlarge them. */
export function ConditionGallery({ photos, altOf }: ConditionGalleryProps) {
  const services = useServices();
  const list = useRef<HTMLUListElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // The whole photos are read when one is opened, and forgotten when the viewer is closed.
  useEffect(() => () => opened?.pictures.forEach(({ src }) => URL.revokeObjectURL(src)), [opened]);

  const open = async (index: number) => {
    try {
      const [{ LargePictures }, ready] = await Promise.all([loadLargePictures(), services]);
      const urls = await Promise.all(
        photos.map((photo) => photoUrl(ready, photo, 'whole').catch(() => null)),
      );
      const pictures = urls.flatMap((src, at) => (src === null ? [] : [{ src, alt: altOf(at) }]));
      const first = pictures.findIndex(({ src }) => src === urls[index]);
      if (first < 0) throw new Error('That photo cannot be read');
      setOpened({ Viewer: LargePictures, pictures, first });
    } catch {
      showToast('error', text.viewerFailure);
    }
  };
  const close = () => {
    const shown = opened?.first ?? 0;
    setOpened(null);
    list.current?.querySelectorAll('button')[shown]?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles['photos']}>
        {photos.map((photo, index) => (
          <li key={`${photo.message}/${photo.photo}`}>
            <Thumbnail photo={photo} alt={altOf(index)} onOpen={() => void open(index)} />
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Viewer
          pictures={opened.pictures}
          first={opened.first}
          onTurn={() => undefined}
          onClose={close}
        />
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly photo: ConditionPhoto;
  readonly alt: string;
  readonly onOpen: () => void;
}

function Thumbnail({ photo, alt, onOpen }: ThumbnailProps) {
  const shown = useConditionPhoto(photo);
  const isOffline = !useSyncExternalStore(onConnection, isOnline);
  switch (shown.kind) {
    case 'shown':
      return (
        <button
          type="button"
          className={styles['photo']}
          aria-haspopup="dialog"
          aria-label={text.open(alt)}
          onClick={onOpen}
        >
          <img src={shown.url} alt={alt} width={160} height={120} />
        </button>
      );
    case 'loading':
      return <span className={styles['photo']}>{isOffline && text.offline}</span>;
    case 'gone':
    case 'unavailable':
      return <span className={styles['photo']}>{text[shown.kind]}</span>;
  }
}

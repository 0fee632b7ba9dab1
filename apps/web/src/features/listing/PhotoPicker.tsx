import { imagePicker, uploads } from '@roborrow/text/fields/image';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import type { Uploads } from '../../shared/uploads.tsx';
import { Badge } from '../../ui/surfaces.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { RobotPicture } from '../robots/index.ts';
import styles from './photos.module.css';
import type { Photo, Photos } from './use-photos.ts';

interface PhotoPickerProps {
  readonly photos: Photos;
  readonly progressOf: Uploads['progressOf'];
  /** What says how many there may be; by default, of a listing. */
  readonly rules?: string;
  /** Whether they can be sorted, and the first is the cover. */
  readonly isSorted?: boolean;
}

/** Photos can be chosen or dropped, previewed, sorted and removed, also by keyboard. */
export function PhotoPicker({
  photos: handle,
  progressOf,
  rules = imagePicker.rules,
  isSorted = true,
}: PhotoPickerProps) {
  const { photos, refusals, isPreparing, preparing, stopPreparing, add, remove, move } = handle;
  const refusalsId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');

  const onMove = (photo: Photo, step: -1 | 1) => {
    const from = photos.indexOf(photo) + 1;
    move(photo, step);
    setNews(imagePicker.moved(from, from + step));
  };
  const onRemove = (photo: Photo) => {
    remove(photo);
    input.current?.focus();
  };

  return (
    <div className={styles['picker']}>
      <Field
        label={imagePicker.label}
        hint={
          <>
            {imagePicker.hint}
            <br />
            {rules}
          </>
        }
      >
        {(control) => (
          <div className={styles['zone']}>
            <Icon name="image-plus" size={28} />
            <span aria-hidden>{isPreparing ? imagePicker.preparing : imagePicker.choose}</span>
            <input
              ref={input}
              id={control.id}
              aria-describedby={classes(control['aria-describedby'], refusals.length > 0 && refusalsId)}
              type="file"
              accept="image/*"
              multiple
              onChange={({ currentTarget }) => {
                void add([...(currentTarget.files ?? [])]);
                // Without this, picking the same file again would fire no event.
                currentTarget.value = '';
              }}
            />
          </div>
        )}
      </Field>
      {preparing && (
        <div className={styles['preparing']}>
          <ProgressBar label={imagePicker.preparing} value={preparing.done / preparing.of} />
          <span aria-hidden>{imagePicker.prepared(preparing.done, preparing.of)}</span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // This button disappears.
              input.current?.focus();
              stopPreparing();
            }}
          >
            {imagePicker.stopPreparing}
          </Button>
        </div>
      )}
      <div role="alert" id={refusalsId}>
        {refusals.map(({ key, fileName, sentence }) => (
          <p key={key} className={styles['refusal']}>
            <strong>{fileName}</strong> <span>{sentence}</span>
          </p>
        ))}
      </div>
      {photos.length > 0 && (
        <ol className={styles['photos']}>
          {photos.map((photo, index) => (
            <PhotoPreview
              key={photo.url}
              photo={photo}
              number={index + 1}
              count={photos.length}
              progress={progressOf(photo.source)}
              isSorted={isSorted}
              onMove={(step) => onMove(photo, step)}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {isPreparing ? imagePicker.preparing : news}
      </p>
    </div>
  );
}

interface PhotoPreviewProps {
  readonly photo: Photo;
  /** Starting at 1. */
  readonly number: number;
  readonly count: number;
  /** The progress of its upload, from 0 to 1; `null` when it is not being uploaded. */
  readonly progress: number | null;
  readonly isSorted: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

function PhotoPreview({ photo, number, count, progress, isSorted, onMove, onRemove }: PhotoPreviewProps) {
  // Not disabled at the ends, because a disabled button would lose the focus.
  const mover = (step: -1 | 1, isEnd: boolean) => ({
    type: 'button' as const,
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || onMove(step),
  });
  return (
    <li className={styles['photo']}>
      <div className={styles['frame']}>
        <RobotPicture src={photo.url} alt={imagePicker.preview(number)} turn="early" />
      </div>
      {isSorted && number === 1 && (
        <span className={styles['cover']}>
          <Badge>{imagePicker.cover}</Badge>
        </span>
      )}
      {progress !== null && (
        <ProgressBar className={styles['progress']} label={uploads.photo(number)} value={progress} />
      )}
      <div className={styles['tools']}>
        {isSorted && (
          <>
            <button aria-label={imagePicker.moveEarlier(number)} {...mover(-1, number === 1)}>
              <Icon name="chevron-left" size={18} />
            </button>
            <button aria-label={imagePicker.moveLater(number)} {...mover(1, number === count)}>
              <Icon name="chevron-right" size={18} />
            </button>
          </>
        )}
        <button type="button" aria-label={imagePicker.remove(number)} onClick={onRemove}>
          <Icon name="x" size={18} />
        </button>
      </div>
    </li>
  );
}

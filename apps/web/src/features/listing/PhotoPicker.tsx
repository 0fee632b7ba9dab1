import { imagePicker } from '@roborrow/text/fields/image';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { Field } from '../../ui/Field.tsx';
import type { Uploads } from '../../shared/use-uploads.ts';
import styles from './photos.module.css';
import { PhotoPreview } from './PhotoPreview.tsx';
import type { Photo, Photos } from './use-photos.ts';

export interface PhotoPickerProps {
  readonly photos: Photos;
  readonly progressOf: Uploads['progressOf'];
}

/** Photos can be chosen or dropped, previewed, sorted and removed, also by keyboard. */
export function PhotoPicker({ photos: handle, progressOf }: PhotoPickerProps) {
  const { photos, refusals, isPreparing, add, remove, move } = handle;
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
            {imagePicker.rules}
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

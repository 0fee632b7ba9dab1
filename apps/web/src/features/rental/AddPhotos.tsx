import {
  addConditionPhotos,
  CONDITION_FRAME,
  type DateRequest,
  type MeetingPurpose,
  type SendMessageError,
} from '@roborrow/domain';
import { sendMessageErrorText } from '@roborrow/text/errors/messages';
import { uploads as uploadWords } from '@roborrow/text/fields/image';
import { photosSentence } from '@roborrow/text/rentals';
import { useMemo, useState, type SubmitEvent } from 'react';
import { useServices } from '../../services.tsx';
import type { Member } from '../../session/use-session.ts';
import { app } from '../../shared/app.text.ts';
import { showToast } from '../../shared/toast.ts';
import { CancelUpload, useUploads } from '../../shared/uploads.tsx';
import { useOneAtATime } from '../../shared/use-one-at-a-time.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Banner } from '../../ui/surfaces.tsx';
import { PhotoPicker, usePhotos } from '../listing/index.ts';
import { rentalText } from './rental.text.ts';
import styles from './rental.module.css';

const text = rentalText.photos;

interface AddPhotosProps {
  readonly member: Member;
  readonly request: DateRequest;
  readonly purpose: MeetingPurpose;
  /** How many the reader may still add. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Photos are chosen, looked at, and saved together; what was saved is final (D749, D751). */
export function AddPhotos({ member, request, purpose, left, onClose }: AddPhotosProps) {
  const services = useServices();
  const form = useMemo(() => ({ most: left, frame: CONDITION_FRAME, tooMany: text.tooMany(left) }), [left]);
  const photos = usePhotos(NONE, undefined, form);
  const uploads = useUploads();
  const once = useOneAtATime();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SendMessageError | 'none-chosen' | null>(null);
  const files = photos.photos.flatMap(({ source }) => (typeof source === 'string' ? [] : [source]));

  const save = async () => {
    setFailure(files.length === 0 ? 'none-chosen' : null);
    if (files.length === 0) return;
    setBusy(true);
    try {
      const ready = await services;
      const saved = await uploads.run(files, (control) =>
        addConditionPhotos(ready)({
          me: member,
          request,
          purpose,
          files,
          content: photosSentence(purpose, files.length),
          control,
        }),
      );
      if (saved.ok) {
        showToast('success', text.saved);
        onClose();
      } else if (!isCancelled(saved.error)) setFailure(saved.error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void once(save);
  };
  return (
    <Dialog title={text.dialog(purpose)} closeLabel={app.close} onClose={onClose}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <PhotoPicker
          photos={photos}
          progressOf={uploads.progressOf}
          rules={text.rules(left)}
          isSorted={false}
        />
        {uploads.wereCancelled && <Banner>{uploadWords.cancelled}</Banner>}
        <div role="alert">
          {failure && (
            <p className={styles['failure']}>
              {failure === 'none-chosen' ? text.noneChosen : sendMessageErrorText(failure)}
            </p>
          )}
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" busy={isBusy} disabled={photos.isPreparing}>
            {text.save(files.length)}
          </Button>
          {uploads.isUploading && <CancelUpload uploads={uploads} />}
        </div>
      </form>
    </Dialog>
  );
}

const NONE: readonly string[] = [];

const isCancelled = (error: SendMessageError): boolean =>
  error.kind === 'port' && error.error.kind === 'cancelled';

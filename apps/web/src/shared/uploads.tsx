import type { ImageFile, ListingError, SaveProfileError, UploadControl } from '@roborrow/domain';
import { uploads as words } from '@roborrow/text/fields/image';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';

export interface Uploads {
  /** An upload is running and can still be cancelled. */
  readonly isUploading: boolean;
  /** The last uploads were cancelled. */
  readonly wereCancelled: boolean;
  /** The progress of a picture's upload, from 0 to 1; `null` while it is not being uploaded. */
  readonly progressOf: (source: string | ImageFile) => number | null;
  /** Runs work that uploads these pictures. */
  readonly run: <Answer>(
    files: readonly ImageFile[],
    work: (control: UploadControl) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly cancel: () => void;
}

type Progress = ReadonlyMap<ImageFile, number>;

const NONE: Progress = new Map();

/** Tracks the uploads of a form, and cancels them when the user asks for it or leaves the form. */
export function useUploads(): Uploads {
  const [progress, setProgress] = useState(NONE);
  const [wereCancelled, setCancelled] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  return {
    isUploading: [...progress.values()].some((sent) => sent < 1),
    wereCancelled,
    progressOf: (source) => (typeof source === 'string' ? null : (progress.get(source) ?? null)),
    run: async (files, work) => {
      const { signal } = (controller.current = new AbortController());
      const onProgress = (image: ImageFile, sent: number) =>
        setProgress((before) => new Map(before).set(image, sent));
      setCancelled(false);
      setProgress(new Map(files.map((file) => [file, 0])));
      try {
        return await work({ signal, onProgress });
      } finally {
        controller.current = null;
        setProgress(NONE);
        setCancelled(signal.aborted);
      }
    },
    cancel: () => controller.current?.abort(),
  };
}

/** Replaces the link out of a form while leaving the form would cancel an upload. */
export function CancelUpload({ uploads }: { readonly uploads: Uploads }) {
  return (
    <Button
      variant="quiet"
      size="large"
      onClick={({ currentTarget }) => {
        // This button disappears, so the focus moves to the submit button.
        currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        uploads.cancel();
      }}
    >
      {words.cancel}
    </Button>
  );
}

/** Whether a save ended because the user cancelled its upload. */
export const isCancelled = (error: ListingError | SaveProfileError): boolean =>
  error.kind === 'port' && error.error.kind === 'cancelled';
